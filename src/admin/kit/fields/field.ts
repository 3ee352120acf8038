import type { ReactNode } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'

/** What the control of a field gets. */
export interface ControlProps {
  name: string
  label: string
  form: UseFormReturn<FieldValues>
  /** The stored record; undefined for a new one. */
  row: object | undefined
  /** Labels of all fields, for a control of several. */
  labels: Readonly<Record<string, string>>
}

/** A declared field of a record. `Stored` is its type in the contract; made by `kinds.tsx`. */
export interface Field<Stored> {
  /** In the form, where it differs from that of the journal (`src/contract/records/record-fields.ts`). */
  label?: string | undefined
  /** Stands beside the next half, where there is room. */
  isHalf?: boolean | undefined
  /** Value of a new record in the form. */
  initial: unknown
  /** The form's value of a stored one; undefined where the row has none. */
  read: (stored: Stored | undefined) => unknown
  /** What is sent of the form's value, by the contract. */
  write: (value: unknown) => unknown
  /** Message for what is typed and cannot be written, instead of the contract's. */
  refuse?: (value: unknown) => string | undefined
  /** The stored one in a list; by default as it is, and «-» for none. */
  show?: (stored: unknown) => ReactNode
  /** Right-aligned in a list. */
  isEnd?: boolean
  /** By what `useFieldFilter` filters a list, `all` being the choice of all rows. */
  filter?: FieldFilter | undefined
  /** Its control in the form. */
  render: (props: ControlProps) => ReactNode
}

interface FieldFilter {
  all: string
  none?: string | undefined
  choices?: Readonly<Record<string, string>>
  useChoices?: () => readonly { id: number; name: string }[] | undefined
}

/**
 * A field for each property of the contract's input: a missing one and one of another kind do not compile. Null says of an optional
 * one that the form does not have it.
 */
export type FieldsOf<New> = {
  readonly [Name in keyof New]-?: Field<New[Name]> | (undefined extends New[Name] ? null : never)
}

/** The fields without their types, by name. */
export type AnyFields = Readonly<Record<string, Field<never> | null>>

/** Values of a form as the contract has them, of the fields that are given. */
export function writeFields(fields: AnyFields, values: FieldValues): FieldValues {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, fields[name] ? fields[name].write(value) : value]),
  )
}

/** Values that a form begins with: of a stored row, or of a new one with what is `given` for it. */
export function readFields<New extends object>(
  fields: FieldsOf<New>,
  row: Partial<New> | undefined,
  given: Partial<New> = {},
): FieldValues {
  const values: FieldValues = {}
  for (const name in fields) {
    const field = fields[name]
    if (field === null) continue
    if (row) values[name] = field.read(row[name])
    else values[name] = name in given ? given[name] : field.initial
  }
  return values
}

/** Of a kind that is stored and typed alike; `empty` is shown for a value that is not there. */
export function plain(initial: unknown, empty: unknown) {
  return {
    initial,
    read: (stored: unknown) => stored ?? empty,
    write: (value: unknown) => value,
  }
}
