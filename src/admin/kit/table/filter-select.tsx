import { Field } from '../../../ui/field/field.tsx'
import { Select } from '../../../ui/field/select.tsx'

/** Filter of a list by one of several values. */
export function FilterSelect({ label, value, onChoose, options }: FilterSelectProps) {
  return (
    <Field label={label}>
      {(control) => (
        <Select {...control} value={value} onChange={({ target }) => onChoose(target.value)}>
          {options.map(([one, name]) => (
            <option key={one} value={one}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}

/** A value and how it is called. */
export type FilterOption = readonly [value: string | number, name: string]

interface FilterSelectProps {
  label: string
  value: string | number
  onChoose: (value: string) => void
  options: readonly FilterOption[]
}
