import { fromLocalInput, toLocalInput } from '../../../lib/moments.ts'
import { Field } from '../../../ui/field/field.tsx'
import { Input } from '../../../ui/field/input.tsx'

/** Field of a day, `2026-11-28`; empty for none. */
export function DayField({ label, error, value = '', min, max, onChange }: DayFieldProps) {
  return (
    <Field label={label} error={error}>
      {(control) => (
        <Input
          {...control}
          type="date"
          value={value}
          min={min}
          max={max}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  )
}

interface DayFieldProps {
  label: string
  error?: string | undefined
  value: string | undefined
  min?: string | undefined
  max?: string | undefined
  onChange: (day: string) => void
}

/** Field of an instant, typed in Moscow time. */
export function MomentField({
  label,
  value,
  onChange,
  onBlur,
  error,
  hint = 'Время московское',
}: Moment & { label: string; hint?: string }) {
  return (
    <Field label={label} optional hint={hint} error={error}>
      {(control) => (
        <Input
          {...control}
          type="datetime-local"
          value={toLocalInput(value ?? null)}
          onChange={({ target }) => onChange(fromLocalInput(target.value))}
          onBlur={onBlur}
        />
      )}
    </Field>
  )
}

/** State of a field with an instant, ISO text. */
export interface Moment {
  value: string | null | undefined
  onChange: (iso: string | null) => void
  onBlur: () => void
  error: string | undefined
}
