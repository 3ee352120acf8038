import { createHash } from 'node:crypto'
import { toStableText } from '../../../lib/stable-text.ts'
import { CLAIM } from './promise-words.ts'
import type { SamplePart } from './sample-state.ts'

/** Short hash of a value. */
export const fingerprintOf = (value: unknown): string =>
  createHash('sha256').update(toStableText(value)).digest('base64url').slice(0, 22)

/** A word alone, as «Монтаж»: a list of services has it, whoever offers them. */
const isPlain = (value: unknown) => typeof value === 'string' && /^\p{L}+(?:-\p{L}+)*$/u.test(value.trim())

/** Entries of a list in texts, wherever they stand in it; `href` of an item that stands in several forms, or parts of one. */
export const entries = (values: readonly unknown[], href?: string): SamplePart[] =>
  values.map((value) => {
    const fingerprint = fingerprintOf(value)
    return { part: fingerprint, fingerprint, ...(isPlain(value) && { isPlain: true }), ...(href && { href }) }
  })

/** Fields; an empty one says nothing to anybody. `href` as with entries. */
export const fields = (values: Readonly<Record<string, string | undefined>>, href?: string): SamplePart[] =>
  Object.entries(values).flatMap(([part, value = '']) =>
    value.trim() === '' ? [] : [{ part, fingerprint: fingerprintOf(value), ...(href && { href }) }],
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

/** How parts begin that are descriptions of manufacturers and of series; before the number of the record, as all parts of records. */
export const MAKER = 'maker-'
export const SERIES = 'series-'

/** Numbers of the records that parts are of, behind `prefix`: «12», «maker-12», «12-» and a hash. */
export const recordIds = (parts: readonly SamplePart[], prefix = ''): number[] => {
  const own = parts.filter(({ part }) => part.startsWith(prefix))
  const ids = own.map(({ part }) => Number.parseInt(part.slice(prefix.length), 10))
  return [...new Set(ids.filter(Number.isInteger))]
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
 * earlier version have marked; of a new list all of these paragraphs must be gone. `hrefOf` is where a part of the page is written.
 */
export const legalParts = (blocks: object, hrefOf: (part: string) => string): SamplePart[] => [
  ...fields({ [WHOLE]: toStableText(blocks) }),
  ...Object.entries(blocks).flatMap(([part, texts]) =>
    entries(
      textsIn(texts).filter((text) => OWN_WORDS.test(text)),
      hrefOf(part),
    ),
  ),
]

/** The characteristic that is one whatever it says: «5 лет». */
const WARRANTY = 'warranty'

/** Promises in the lists of a product: lines of its advantages, and characteristics; the same one twice is one. */
export function claimsOf({ warranty, features, technicalSpecs }: ProductLists): string[] {
  const specs = [...Object.entries(technicalSpecs), [WARRANTY, warranty] as const]
  const claims = specs.flatMap(([name, value]) => {
    const line = `${name}: ${value ?? ''}`
    const isClaim = name === WARRANTY ? Boolean(value) : CLAIM.test(line)
    return isClaim ? [line] : []
  })
  return [...new Set([...features.filter((feature) => CLAIM.test(feature)), ...claims])]
}

interface ProductLists {
  warranty: string | null
  features: readonly string[]
  technicalSpecs: Readonly<Record<string, unknown>>
}

/** Paragraphs of all texts within a value. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.split(/\n{2,}/).map((text) => text.trim())
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}
