import type { FieldValues } from 'react-hook-form'
import type { FormBlock, FormField } from './blocks.ts'
import { toFieldName } from './form-values.ts'

/** A row of a list of the form. */
type Row = Readonly<Record<string, unknown>>

/**
 * The changed values without empty lines, and without rows of which something that must be there is not filled yet. A field that would be empty, or have too few
 * rows, is as it is stored.
 */
export function withoutUnfinished(
  blocks: readonly FormBlock[],
  { changed, stored }: { changed: FieldValues; stored: FieldValues },
): FieldValues {
  const fields = toFields(blocks)
  return mapValues(changed, (name, value) => {
    const field = fields.get(name)
    if (!field) return value
    const finished = finish(field, value)
    const isShort = isRows(field, finished) && finished.length < (field.min ?? 0)
    return isShort || !isFilled(field, finished) ? stored[name] : finished
  })
}

/** The values as people read them: what is chosen in a row is called as its list of choices does. */
export function toRead(blocks: readonly FormBlock[], values: FieldValues): FieldValues {
  const fields = toFields(blocks)
  return mapValues(values, (name, value) => {
    const field = fields.get(name)
    if (!field || !isRows(field, value)) return value
    const choices = new Map(field.fields.map((one) => [one.name, one.choices]))
    return value.map((row) => mapValues(row, (part, one) => choices.get(part)?.[String(one)] ?? one))
  })
}

const toFields = (blocks: readonly FormBlock[]): ReadonlyMap<string, FormField> =>
  new Map(blocks.flatMap(({ name, fields }) => fields.map((field) => [toFieldName(name, field.name), field])))

const mapValues = (values: Row, toValue: (name: string, value: unknown) => unknown): FieldValues =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, toValue(name, value)]))

const isRows = (field: FormField, value: unknown): value is readonly Row[] =>
  field.control === 'rows' && Array.isArray(value)

/** The lines that are not empty, the rows that are filled; any other value as it is. */
function finish(field: FormField, value: unknown): unknown {
  if (field.control === 'lines' && Array.isArray(value))
    return value.filter((line) => String(line).trim() !== '')
  if (!isRows(field, value)) return value
  const cells = new Map(field.fields.map((one) => [one.name, one]))
  return value
    .map((row) => mapValues(row, (name, one) => finishIn(cells.get(name), one)))
    .filter((row) => field.fields.every((one) => isFilled(one, row[one.name])))
}

const finishIn = (field: FormField | undefined, value: unknown) => (field ? finish(field, value) : value)

/** Whether something is typed, or need not be. */
function isFilled({ mayBeEmpty }: FormField, value: unknown): boolean {
  if (mayBeEmpty) return true
  if (Array.isArray(value)) return value.length > 0
  return typeof value === 'string' && value.trim() !== ''
}
