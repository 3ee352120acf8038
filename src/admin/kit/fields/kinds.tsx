import type { ComponentProps, ReactNode } from 'react'
import { formatDate } from '../../../lib/dates.ts'
import { formatMoney } from '../../../lib/money.ts'
import { toRublesText, toWholeKopecks } from '../../../lib/text/number-text.ts'
import { errorOf } from '../form/error-of.ts'
import { NumberField, SelectField, SwitchField } from '../form/fields.tsx'
import { asNumber, asOptional } from '../form/number-rules.ts'
import {
  DateControl,
  PictureControl,
  ReferenceControl,
  type ReferenceOptions,
  toDay,
  UNFINISHED_DAY,
} from './controls.tsx'
import { type ControlProps, type Field, plain } from './field.ts'

/** A number; null is sent for an empty one. */
export function number({
  label,
  isHalf,
  initial = null,
  ...input
}: Shown & { initial?: number | null; unit?: string } = {}): Field<number | null | undefined> {
  return {
    ...plain(initial, null),
    label,
    isHalf,
    render: ({ name, form, label: shown }) => (
      <NumberField
        {...input}
        label={shown}
        field={form.register(name, asNumber)}
        error={errorOf(form, name)}
      />
    ),
  }
}

/** Kopecks, typed as whole rubles; null is sent for none. */
export function money({ label, isHalf, ...input }: Shown = {}): Field<number | null | undefined> {
  return {
    ...plain('', ''),
    label,
    isHalf,
    read: (stored) => toRublesText(stored ?? null),
    show: (stored) => (typeof stored === 'number' ? formatMoney(stored) : '-'),
    isEnd: true,
    write: (value) => toWholeKopecks(String(value ?? '')),
    refuse: (value) =>
      Number.isNaN(toWholeKopecks(String(value ?? ''))) ? 'Введите цену в целых рублях' : undefined,
    render: ({ name, form, label: shown }) => (
      <NumberField
        {...input}
        label={shown}
        unit="₽"
        field={form.register(name)}
        error={errorOf(form, name)}
      />
    ),
  }
}

/** A day, in Moscow: a stored moment is told by its day, and what is sent is the day alone. Null is sent for none. */
export function date({ label, isHalf, hint }: Shown = {}): Field<string | null | undefined> {
  return {
    ...plain('', ''),
    label,
    isHalf,
    read: (stored) => toDay(stored),
    show: (stored) => (typeof stored === 'string' ? formatDate(stored) : '-'),
    write: (value) => value || null,
    refuse: (value) => (value === UNFINISHED_DAY ? 'Такой даты нет: введите день, месяц и год' : undefined),
    render: (props) => <DateControl {...props} hint={hint} />,
  }
}

const YES_NO = { true: 'Да', false: 'Нет' } as const

/** A switch, of a new record on unless `initial` says otherwise. */
export function toggle({
  label,
  isHalf,
  initial = true,
  hint,
  all,
}: Filtered & { hint?: string; initial?: boolean } = {}): Field<boolean | null | undefined> {
  return {
    ...plain(initial, initial),
    label,
    isHalf,
    show: (stored) => (stored === true ? YES_NO.true : YES_NO.false),
    filter: all === undefined ? undefined : { all, choices: YES_NO },
    render: ({ name, form, label: shown }) => (
      <SwitchField label={shown} hint={hint} field={form.register(name)} />
    ),
  }
}

/** Another record, chosen among those of a query; `none` names the choice of none, `all` that of a list's filter. */
export function reference({
  label,
  isHalf,
  all,
  ...options
}: ReferenceOptions & Filtered): Field<number | null | undefined> {
  return {
    ...plain(null, null),
    label,
    isHalf,
    filter: all === undefined ? undefined : { all, none: options.none, useChoices: options.useChoices },
    render: (props) => <ReferenceControl {...props} {...options} />,
  }
}

/** One of a few values by their names; `none` names the choice of none, which is null. Locked where `lockedBy` says by what. */
export function choice({
  label,
  isHalf,
  choices,
  initial = null,
  none,
  lockedBy = () => undefined,
  all,
  hint,
  isRequired,
}: Filtered & ChoiceOptions): Field<string | null | undefined> {
  return {
    ...plain(initial, initial),
    label,
    isHalf,
    filter: all === undefined ? undefined : { all, none, choices },
    render: ({ name, form, row, label: shown }) => {
      const locked = lockedBy(row)
      return (
        <SelectField
          label={shown}
          hint={locked ?? hint}
          {...(isRequired && { isRequired })}
          field={form.register(name, { ...asOptional, disabled: locked !== undefined })}
          error={errorOf(form, name)}
        >
          {none !== undefined && <option value="">{none}</option>}
          {Object.entries(choices).map(([value, title]) => (
            <option key={value} value={value}>
              {title}
            </option>
          ))}
        </SelectField>
      )
    },
  }
}

/** One picture by its address, which `toAddress` makes of what is stored; null is none. */
export function picture({ label, ...options }: PictureOptions = {}): Field<string | null | undefined> {
  return { ...plain(null, null), label, render: (props) => <PictureControl {...props} {...options} /> }
}

/** A value without a control of its own: another field shows it, or nothing does. */
export function unseen<Stored>(initial: NoInfer<Stored>, label?: string): Field<Stored> {
  return { ...plain(initial, initial), label, render: () => null }
}

/** A field with a control of its own. */
export function custom<Stored>(
  initial: NoInfer<Stored>,
  render: (props: ControlProps) => ReactNode,
  label?: string,
): Field<Stored> {
  return { ...plain(initial, null), label, render }
}

interface Shown {
  label?: string
  hint?: string
  isHalf?: boolean
  isRequired?: boolean
}
interface Filtered extends Pick<Shown, 'label' | 'isHalf'> {
  /** The choice of all rows, where a list is filtered by the field. */
  all?: string
}
interface ChoiceOptions extends Pick<Shown, 'hint' | 'isRequired'> {
  choices: Readonly<Record<string, string>>
  initial?: string | null
  none?: string
  /** Why it cannot be chosen in the form of this record: its hint then. */
  lockedBy?: (row: object | undefined) => string | undefined
}
type PictureOptions = { label?: string } & Omit<ComponentProps<typeof PictureControl>, keyof ControlProps>
