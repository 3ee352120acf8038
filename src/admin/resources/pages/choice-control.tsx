import { errorOf } from '../../kit/form/error-of.ts'
import { SelectField } from '../../kit/form/fields.tsx'
import type { ControlProps } from './control-props.ts'

/** One of few. */
export function ChoiceControl({ field, name, form }: ControlProps) {
  return (
    <SelectField
      label={field.label}
      hint={field.hint}
      field={form.register(name)}
      error={errorOf(form, name)}
    >
      <option value="">Выберите</option>
      {Object.entries(field.choices ?? {}).map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </SelectField>
  )
}
