import { useState } from 'react'
import { Field } from '../../../ui/field/field.tsx'
import { Textarea } from '../../../ui/field/input.tsx'
import { toList } from '../../kit/form/list-text.ts'

/** Choices of a parameter, one a line; what is typed is kept as it is until the field is left. */
export function ChoicesField({ label, value, onChange, error }: ChoicesFieldProps) {
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <Field label={label} hint="По одному в строке" labelSuffix="обязательно" error={error}>
      {(control) => (
        <Textarea
          {...control}
          rows={4}
          aria-required
          value={typed ?? value.join('\n')}
          onChange={({ target }) => {
            setTyped(target.value)
            onChange(toList(target.value, '\n'))
          }}
          onBlur={() => setTyped(null)}
        />
      )}
    </Field>
  )
}

interface ChoicesFieldProps {
  label: string
  value: readonly string[]
  onChange: (choices: string[]) => void
  error: string | undefined
}
