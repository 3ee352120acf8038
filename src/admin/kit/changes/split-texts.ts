import type { RecordField } from '../../../contract/records/record-field-kinds.ts'
import { PAGE_WORDS } from '../../../domain/site/page-words.ts'
import { lowerFirst } from '../../../lib/text/lower-first.ts'
import { type Change, wordOf } from './change-values.ts'

const ORDER = Object.keys(PAGE_WORDS)

/** A change that brings what its field is, where the kind of record has none of that name. */
export type ShownChange = Change & { as?: RecordField }

/** A change as several, one by one; null where it stays as it is. */
export type Split = (change: Change) => ShownChange[] | null

/** The texts of a page, by part and field, as one change for each field that is not the same; null for anything else. */
export function splitTexts({ field, before, after }: Change): ShownChange[] | null {
  const [old, present] = [toParts(before), toParts(after)]
  if (field !== 'blocks' || (old ?? present) === null) return null
  const inOrder = (names: Iterable<string>) =>
    [...new Set(names)].toSorted((one, other) => ORDER.indexOf(one) - ORDER.indexOf(other))
  return inOrder([...(old?.keys() ?? []), ...(present?.keys() ?? [])]).flatMap((part) => {
    const [was, is] = [old?.get(part), present?.get(part)]
    return inOrder([...(was?.keys() ?? []), ...(is?.keys() ?? [])]).flatMap((name) => {
      const [one, other] = [toRows(was?.get(name) ?? null), toRows(is?.get(name) ?? null)]
      // Rows are lines by now: the order of their keys, the database's own, says nothing.
      if (JSON.stringify(one) === JSON.stringify(other)) return []
      const label = `${wordOf(PAGE_WORDS, part)}: ${lowerFirst(wordOf(PAGE_WORDS, name))}`
      const isLong = [one, other].some((value) => typeof value === 'string' && value.length > SHORT)
      return {
        field: `${part}.${name}`,
        before: one,
        after: other,
        as: { label, kind: isLong ? 'long' : 'text' },
      }
    })
  })
}

/** Longer texts are compared word by word. */
const SHORT = 60

type Fields = ReadonlyMap<string, unknown>

function toParts(texts: unknown): ReadonlyMap<string, Fields> | null {
  if (typeof texts !== 'object' || texts === null) return null
  return new Map(
    Object.entries(texts).map(([part, fields]) => [part, new Map(Object.entries(Object(fields)))]),
  )
}

/** Rows of a list as lines, «Цифра: 7+», in the order of the form; what is no list stays. */
function toRows(value: unknown): unknown {
  if (!Array.isArray(value)) return value
  return value.flatMap((row: unknown) => {
    if (typeof row !== 'object' || row === null) return [row]
    return Object.entries(row)
      .filter(([, text]) => text !== null && text !== '')
      .toSorted(([one], [other]) => ORDER.indexOf(one) - ORDER.indexOf(other))
      .map(
        ([name, text]) =>
          `${wordOf(PAGE_WORDS, name)}: ${Array.isArray(text) ? text.join(', ') : String(text)}`,
      )
  })
}
