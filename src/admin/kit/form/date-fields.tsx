import type { Ref, SyntheticEvent } from 'react'
import { fromLocalInput, toLocalInput } from '../../../lib/moments.ts'
import { Field } from '../../../ui/field/field.tsx'
import { Input } from '../../../ui/field/input.tsx'

/** Field of a day, `2026-11-28`; empty for none, `unfinished` (none by default) for one of which a part was typed. */
export function DayField({
  label,
  hint,
  error,
  value = '',
  min,
  max,
  unfinished = '',
  onChange,
  ...input
}: DayFieldProps) {
  const take = ({ currentTarget: { validity, value: day } }: SyntheticEvent<HTMLInputElement>) => {
    const typed = validity.badInput ? unfinished : day
    if (typed !== value) onChange(typed)
  }
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <Input
          {...input}
          {...control}
          type="date"
          value={value === unfinished ? '' : value}
          min={min}
          max={max}
          onChange={take}
          // A browser tells nothing of a part.
          {...(unfinished !== '' && { onKeyUp: take, onBlur: take })}
        />
      )}
    </Field>
  )
}

interface DayFieldProps {
  label: string
  hint?: string | undefined
  error?: string | undefined
  value: string | undefined
  min?: string | undefined
  max?: string | undefined
  unfinished?: string
  onChange: (day: string) => void
  ref?: Ref<HTMLInputElement>
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
