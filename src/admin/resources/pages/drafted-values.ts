import type { FieldValues } from 'react-hook-form'
import type { FormBlock, FormField } from './blocks.ts'
import { toFieldName } from './form-values.ts'
import type { Row } from './removed-rows.ts'

/**
 * The changed values without empty lines. A row of which something that must be there is not filled yet is as it is stored, and left out when it was just added,
 * also in the place of one of the rows that were `removed`; a field that would be empty, or have too few rows, is as it is stored too.
 */
export function withoutUnfinished(
  blocks: readonly FormBlock[],
  { changed, stored, removed }: TypedValues,
): FieldValues {
  const fields = toFields(blocks)
  return mapValues(changed, (name, value) => {
    const field = fields.get(name)
    if (!field) return value
    const finished = finish(field, value, { stored: stored[name], removed: removed.get(name) ?? [] })
    const isShort = isRows(field, finished) && finished.length < (field.min ?? 0)
    return isShort || !isFilled(field, finished) ? stored[name] : finished
  })
}

interface TypedValues {
  changed: FieldValues
  stored: FieldValues
  /** Rows that were taken away in the form, by the name of their list. */
  removed: ReadonlyMap<string, readonly Row[]>
}

/** Whether something that must be there is not filled, in a row too. */
export function hasUnfinished(blocks: readonly FormBlock[], changed: FieldValues): boolean {
  const fields = toFields(blocks)
  return Object.entries<unknown>(changed).some(([name, value]) => {
    const field = fields.get(name)
    return field !== undefined && isUnfinished(field, value)
  })
}

function isUnfinished(field: FormField, value: unknown): boolean {
  if (!isRows(field, value)) return !isFilled(field, finish(field, value, NEW))
  const isShort = value.length < (field.min ?? 0)
  return isShort || value.some((row) => field.fields.some((one) => isUnfinished(one, row[one.name])))
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

/** What a value that is typed was before. */
interface Before {
  stored: unknown
  /** Rows of it that were taken away. */
  removed: readonly Row[]
}
const NEW: Before = { stored: null, removed: [] }

/** The lines that are not empty, the rows that are filled, and those that are stored of the others; any other value as it is. */
function finish(field: FormField, value: unknown, { stored, removed }: Before): unknown {
  if (field.control === 'lines' && Array.isArray(value))
    return value.filter((line) => String(line).trim() !== '')
  if (!isRows(field, value)) return value
  const cells = new Map(field.fields.map((one) => [one.name, one]))
  const origins = findOrigins(value, isRows(field, stored) ? stored : [], removed)
  return value.flatMap((row, at): Row[] => {
    const origin = origins.get(at)
    const finished = mapValues(row, (name, one) => {
      const cell = cells.get(name)
      return cell ? finish(cell, one, { ...NEW, stored: origin?.[name] }) : one
    })
    if (field.fields.every((one) => isFilled(one, finished[one.name]))) return [finished]
    return origin ? [origin] : []
  })
}

/**
 * The stored row that each row was, by the row's place; one that was added has none. Nothing names a row: those that have most in common are the same,
 * then those that stand at the same place. Rows that were removed keep theirs, which is no other's then.
 */
function findOrigins(
  rows: readonly Row[],
  stored: readonly Row[],
  removed: readonly Row[],
): ReadonlyMap<number, Row> {
  const pairs = [...rows, ...removed]
    .flatMap((row, at) =>
      stored.map((origin, from) => ({
        at,
        origin,
        isThere: at < rows.length,
        alike: countAlike(row, origin),
        apart: at < rows.length ? Math.abs(at - from) : stored.length,
      })),
    )
    .filter(({ origin, isThere, alike, apart }) =>
      // One that was removed before the last saving is stored no more: it is no row that only has something in common with it.
      isThere ? alike > 0 || apart === 0 : alike * 2 >= Object.keys(origin).length,
    )
    .sort((one, other) => other.alike - one.alike || one.apart - other.apart)
  const found = new Map<number, Row>()
  const taken = new Set<Row>()
  for (const { at, origin } of pairs) {
    if (found.has(at) || taken.has(origin)) continue
    found.set(at, origin)
    taken.add(origin)
  }
  return found
}

/** How many fields of two rows are the same; none when all of these are empty. */
function countAlike(row: Row, origin: Row): number {
  const alike = Object.keys(origin).filter((name) => toText(row[name]) === toText(origin[name]))
  return alike.some((name) => isTyped(origin[name])) ? alike.length : 0
}

/** To compare by: what is not there is empty. */
const toText = (value: unknown) => JSON.stringify(value ?? '')

/** Whether something is typed, or need not be. */
const isFilled = ({ mayBeEmpty }: FormField, value: unknown): boolean => mayBeEmpty || isTyped(value)

const isTyped = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : typeof value === 'string' && value.trim() !== ''
