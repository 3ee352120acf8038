import { formatNumber } from '@septic-shop/plot/number-format.ts'
import type { RecordField } from '../../../contract/records/record-field-kinds.ts'
import { formatDate } from '../../../lib/dates.ts'
import { formatWhen } from '../../../lib/moments.ts'
import { formatMoney } from '../../../lib/money.ts'

/** One changed field of the journal, of two versions or of two edits; values are raw. */
export interface Change {
  field: string
  before: unknown
  after: unknown
}

/** Whether a value says nothing: null, an empty text, list or object. */
export function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined || value === '') return true
  return typeof value === 'object' && Object.keys(value).length === 0
}

/** A value of a field as people read it, on one line; `now` in ms. A reference is its number. */
export function formatValue(field: RecordField, value: unknown, now: number): string {
  const { kind, unit, words } = field
  if (isEmpty(value)) return 'не было'
  if (typeof value === 'boolean') return value ? 'Да' : 'Нет'
  if (kind === 'money' && typeof value === 'number') return formatMoney(value)
  if (kind === 'date' && typeof value === 'string') return formatWhen(value, now)
  if (kind === 'day' && typeof value === 'string') return formatDate(value)
  if (kind === 'reference') return `#${String(value)}`
  if (typeof value === 'number') return [formatNumber(value), unit].filter(Boolean).join('\u00a0')
  if (typeof value === 'string') return wordOf(words, value)
  return toLines(field, value).join(', ')
}

/** A list or an object line by line: «Понедельник: 09:00–19:00». Numbers of records are plain: «1234». */
export function toLines({ kind, words }: Pick<RecordField, 'kind' | 'words'>, value: unknown): string[] {
  if (isEmpty(value)) return []
  if (Array.isArray(value)) return value.map((item) => (kind === 'ids' ? String(item) : wordsOf(words, item)))
  if (typeof value !== 'object' || value === null) return [wordsOf(words, value)]
  const order = Object.keys(words ?? {})
  const place = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length)
  const named = Object.entries(value).toSorted(([a], [b]) => place(a) - place(b))
  return named.map(
    ([name, item]) => `${wordOf(words, name)}: ${isEmpty(item) ? 'нет' : wordsOf(words, item)}`,
  )
}

/** The change of a price in percent with its sign: «+1,6 %»; null where it says nothing. */
export function formatPercent(before: unknown, after: unknown): string | null {
  if (typeof before !== 'number' || typeof after !== 'number' || before <= 0) return null
  const percent = Math.round((after / before - 1) * 1000) / 10
  if (percent === 0) return null
  return `${percent > 0 ? '+' : '−'}${formatNumber(Math.abs(percent))}\u00a0%`
}

function wordsOf(words: RecordField['words'], value: unknown): string {
  if (typeof value === 'boolean') return value ? 'Да' : 'Нет'
  if (typeof value === 'number') return formatNumber(value)
  if (isSpan(value)) return value.join('–')
  if (Array.isArray(value)) return value.map((item) => wordsOf(words, item)).join(', ')
  if (typeof value === 'object' && value !== null)
    return Object.values(value)
      .map((item) => wordsOf(words, item))
      .join(', ')
  return wordOf(words, String(value))
}

/** Two times of day: from and to. */
const isSpan = (value: unknown): value is string[] =>
  Array.isArray(value) && value.length === 2 && value.every((time) => /^\d\d:\d\d$/.test(String(time)))

/** What the words of a field call that value; the value itself where they do not. */
export const wordOf = (words: RecordField['words'], value: string) =>
  (words && Object.hasOwn(words, value) && words[value]) || value
