import type { ReactNode } from 'react'
import { Field } from '../../../ui/field/field.tsx'
import { Select } from '../../../ui/field/select.tsx'

/** Filter of a list by one of several values, whose options are the children. */
export function FilterSelect({ label, value, onChoose, children }: FilterSelectProps) {
  return (
    <Field label={label}>
      {(control) => (
        <Select {...control} value={value} onChange={({ target }) => onChoose(target.value)}>
          {children}
        </Select>
      )}
    </Field>
  )
}

interface FilterSelectProps {
  label: string
  value: string | number
  onChoose: (value: string) => void
  children: ReactNode
}
