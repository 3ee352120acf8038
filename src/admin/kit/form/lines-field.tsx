import { type FieldPath, type FieldValues, type UseFormReturn, useController } from 'react-hook-form'
import { Field } from '../../../ui/field/field.tsx'
import { Textarea } from '../../../ui/field/input.tsx'
import { errorWithin } from './error-of.ts'
import { toList } from './list-text.ts'

/** A list of texts, typed one in each line; who leaves the field finds them trimmed and without empty ones. `max` is shown with their number. */
export function LinesField<Values extends FieldValues>({
  form,
  name,
  label,
  hint,
  max,
  rows,
}: LinesFieldProps<Values>) {
  const { field } = useController({ control: form.control, name })
  const typed: readonly string[] = Array.isArray(field.value) ? field.value : []
  return (
    <Field
      label={label}
      hint={hint}
      labelSuffix={max === undefined ? undefined : `${typed.filter(Boolean).length} из ${max}`}
      error={errorWithin(form, name)}
    >
      {(control) => (
        <Textarea
          {...control}
          ref={field.ref}
          rows={rows}
          value={typed.join('\n')}
          onChange={({ target }) => field.onChange(target.value.split('\n'))}
          onBlur={() => {
            field.onChange(toList(typed.join('\n'), '\n'))
            field.onBlur()
          }}
        />
      )}
    </Field>
  )
}

interface LinesFieldProps<Values extends FieldValues> {
  form: UseFormReturn<Values>
  name: FieldPath<Values>
  label: string
  hint?: string | undefined
  /** Most lines. */
  max?: number
  /** Initial height, in lines. */
  rows: number
}
