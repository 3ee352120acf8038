import { Controller } from 'react-hook-form'
import { Field } from '../../../ui/field/field.tsx'
import { Textarea } from '../../../ui/field/input.tsx'
import { errorOf } from '../../kit/form/error-of.ts'
import { toList } from '../../kit/form/list-text.ts'
import type { ControlProps } from './control-props.ts'

/** Texts, typed one in each line. */
export function LinesControl({ field, name, form }: ControlProps) {
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field: { value, onChange, onBlur, ref } }) => {
        const typed: readonly string[] = Array.isArray(value) ? value : []
        return (
          <Field
            label={field.label}
            hint={field.hint}
            labelSuffix={`${typed.filter(Boolean).length} из ${field.max}`}
            error={errorOf(form, name) ?? firstError(typed, (at) => errorOf(form, `${name}.${at}`))}
          >
            {(control) => (
              <Textarea
                {...control}
                ref={ref}
                rows={5}
                value={typed.join('\n')}
                onChange={({ target }) => onChange(target.value.split('\n'))}
                onBlur={() => {
                  onChange(toList(typed.join('\n'), '\n'))
                  onBlur()
                }}
              />
            )}
          </Field>
        )
      }}
    />
  )
}

/** The message of the first wrong line. */
const firstError = (typed: readonly string[], errorAt: (at: number) => string | undefined) =>
  typed.map((_line, at) => errorAt(at)).find((error) => error !== undefined)
