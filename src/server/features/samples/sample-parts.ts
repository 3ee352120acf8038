import { createHash } from 'node:crypto'
import type { SamplePart } from './sample-state.ts'

/** The same value has the same text, in whatever order its fields are stored. */
const toText = (value: unknown): string =>
  JSON.stringify(value, (_name, field: unknown) =>
    typeof field === 'object' && field !== null && !Array.isArray(field)
      ? Object.fromEntries(Object.entries(field).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : field,
  )

/** Short hash of a value. */
export const fingerprintOf = (value: unknown): string =>
  createHash('sha256').update(toText(value)).digest('base64url').slice(0, 22)

/** Entries of a list in texts, wherever they stand in it. */
export const entries = (values: readonly unknown[]): SamplePart[] =>
  values.map(fingerprintOf).map((fingerprint) => ({ part: fingerprint, fingerprint }))

/** Fields; an empty one says nothing to anybody. */
export const fields = (values: Readonly<Record<string, string | undefined>>): SamplePart[] =>
  Object.entries(values).flatMap(([part, value = '']) =>
    value.trim() === '' ? [] : [{ part, fingerprint: fingerprintOf(value) }],
  )

/** Rows by id; `name` is what staff call one. */
export const rows = <Row extends { id: number }>(
  list: readonly Row[],
  pick: (row: Row) => unknown,
  record: Pick<RecordOf<Row>, 'name' | 'href'>,
) =>
  list.map(
    (row): SamplePart => ({
      part: String(row.id),
      fingerprint: fingerprintOf(pick(row)),
      name: record.name(row),
      href: record.href(row),
    }),
  )

interface RecordOf<Row> {
  name: (row: Row) => string
  href: (row: Row) => string
}

/** What the seller names of himself, and what he binds himself to: a term, a sum, a share. */
const OWN_WORDS =
  /\{(?:company|address|phone|site|founded|inRegion|ofRegion|region|years|experience)\}|\d[\d,]*\s*(?:%|банковск|календарн|рабоч|дн|месяц|лет(?![а-я])|год|час)/

/** The part of a legal text that is all of it. */
const WHOLE = 'texts'

/** Those that are places of the site: a text as a whole is none beside its paragraphs. */
export const placesOf = (parts: readonly SamplePart[]): SamplePart[] => {
  const places = parts.filter(({ part }) => part !== WHOLE)
  return places.length > 0 ? places : [...parts]
}

/**
 * A legal text: whole, which any edit changes, and each paragraph that names the seller or a term of his. The whole is what lists of an
 * earlier version have marked; of a new list all of these paragraphs must be gone.
 */
export const legalParts = (blocks: object): SamplePart[] => [
  ...fields({ [WHOLE]: toText(blocks) }),
  ...entries([...new Set(textsIn(blocks).filter((text) => OWN_WORDS.test(text)))]),
]

/** Paragraphs of all texts within a value. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.split(/\n{2,}/).map((text) => text.trim())
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}
