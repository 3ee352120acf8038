import { type ComponentProps, useCallback, useEffect, useEffectEvent, useRef } from 'react'
import { get, useController } from 'react-hook-form'
import { toMoscowDay } from '../../../lib/dates.ts'
import { DayField } from '../form/date-fields.tsx'
import { errorOf } from '../form/error-of.ts'
import { SelectField } from '../form/fields.tsx'
import { asReference } from '../form/number-rules.ts'
import { PictureField } from '../form/upload/picture-field.tsx'
import type { ControlProps } from './field.ts'

/** Value of a field with a part of a day; no day, so that it is not sent. */
export const UNFINISHED_DAY = 'неполная дата'

/** The day of a moment in Moscow, as a date field has it; empty for none and for what is no moment. */
export function toDay(iso: string | null | undefined): string {
  const moment = Date.parse(iso ?? '')
  return Number.isNaN(moment) ? '' : toMoscowDay(moment)
}

/** A day, or nothing. A part of one is a value of its own, as drafts, kept work and the question before leaving read the form's values between saves. */
export function DateControl({ name, label, form, hint }: ControlProps & { hint?: string | undefined }) {
  const { field } = useController({ control: form.control, name })
  const input = useRef<HTMLInputElement>(null)
  const agree = useEffectEvent((value: string) => {
    if (!input.current) return
    const isUnfinished = input.current.validity.badInput
    // Kept work comes back without the part that was typed: the stored day is there again.
    if (value === UNFINISHED_DAY && !isUnfinished)
      field.onChange(get(form.formState.defaultValues, name) ?? '')
    // A browser shows the part until another value is set.
    if (value !== UNFINISHED_DAY && isUnfinished) input.current.value = value
  })
  useEffect(() => agree(field.value), [field.value])
  const { ref } = field
  const toInput = useCallback(
    (element: HTMLInputElement | null) => {
      input.current = element
      ref(element)
    },
    [ref],
  )
  return (
    <DayField
      label={label}
      hint={hint}
      value={field.value}
      unfinished={UNFINISHED_DAY}
      onChange={field.onChange}
      error={errorOf(form, name)}
      ref={toInput}
    />
  )
}

/** Picture of a record. */
export function PictureControl({ name, label, form, hint, toAddress }: PictureControlProps) {
  const { field } = useController({ control: form.control, name })
  return (
    <PictureField
      label={label}
      {...(hint !== undefined && { hint })}
      {...(toAddress && { toAddress })}
      value={field.value ?? null}
      onChange={field.onChange}
      onBlur={field.onBlur}
      error={errorOf(form, name)}
    />
  )
}

/** Choice among records; while their list cannot be had, the present one is there alone. */
export function ReferenceControl({
  name,
  label,
  form,
  row,
  none,
  useChoices,
  hint,
  lost,
}: ReferenceControlProps) {
  const choices = useChoices()
  const present: unknown = get(form.formState.defaultValues, name)
  return (
    <SelectField
      label={label}
      hint={choices || !lost ? hint : lost}
      field={form.register(name, asReference)}
      error={errorOf(form, name)}
    >
      <option value="">{none}</option>
      {(choices ?? toPresent(present, row, name)).map((one) => (
        <option key={one.id} value={one.id}>
          {one.name}
        </option>
      ))}
    </SelectField>
  )
}

/** The record that is referred to as the only choice, by the name that the answer has for it: `category` for `categoryId`. */
function toPresent(id: unknown, row: object | undefined, name: string): Choice[] {
  if (typeof id !== 'number') return []
  const known: unknown = get(row ?? {}, `${name.replace(/Id$/, '')}.name`)
  return [{ id, name: typeof known === 'string' ? known : `#${id}` }]
}

interface Choice {
  id: number
  name: string
}

export interface ReferenceOptions {
  /** What can be chosen; undefined when it cannot be had. A hook. */
  useChoices: () => readonly Choice[] | undefined
  /** The choice of none. */
  none: string
  hint?: string
  /** Hint when the list cannot be had. */
  lost?: string
}
type PictureControlProps = ControlProps &
  Pick<Partial<ComponentProps<typeof PictureField>>, 'hint' | 'toAddress'>
type ReferenceControlProps = ControlProps & ReferenceOptions
