import type { SpecValue, TechnicalSpecs } from '../../contract/products.ts'
import { toNumber } from '../../lib/number-text.ts'
import { knownSpecs, specLabelOf } from '../../lib/spec-labels.ts'
import { OWN_KEYS } from './product-fields.ts'

/** A characteristic as it is typed. `stored` is what it was: an untouched value goes back as it came. */
export interface SpecRow {
  /** Tells rows apart while they are typed; never sent. */
  id: number
  key: string
  text: string
  stored: SpecValue
}

/** A number a row does not have yet. */
export function nextId(rows: readonly { id: number }[]): number {
  return Math.max(0, ...rows.map(({ id }) => id)) + 1
}

/** What people call a characteristic: «Гарантия» for `warranty`; an unknown key is its own name. */
export function toSpecName(key: string): string {
  return specLabelOf(key).label
}

/**
 * The key that a typed name stands for: a known characteristic keeps its key, so that the site puts it in its section and adds its
 * unit; any other name is its own key. Characteristics with fields of their own in this form are not meant.
 */
export function toSpecKey(name: string): string {
  return knownSpecs.find((key) => toSpecName(key) === name && !OWN_KEYS.includes(key)) ?? name
}

/** Characteristics as rows, without the keys that have fields of their own. */
export function toSpecRows(specs: TechnicalSpecs, without: readonly string[]): SpecRow[] {
  return Object.entries(specs)
    .filter(([key]) => !without.includes(key))
    .map(([key, stored], index) => ({ id: index + 1, key, text: formatSpecText(stored), stored }))
}

/** Rows as characteristics: nameless ones without a value are left out. */
export function fromSpecRows(rows: readonly SpecRow[]): TechnicalSpecs {
  return Object.fromEntries(
    rows
      .filter(({ key, text }) => key !== '' || text.trim() !== '')
      .map(({ key, text, stored }) => [key, readSpecText(text, stored)]),
  )
}

/** A value as it stands in a line of text; lists are joined by comma and space. */
export function formatSpecText(value: SpecValue): string {
  if (value === null) return ''
  if (typeof value === 'boolean') return value ? 'Да' : 'Нет'
  if (typeof value === 'number') return String(value).replace('.', ',')
  return typeof value === 'string' ? value : value.join(', ')
}

/** The typed text as a value of the same kind as the stored one; what does not fit that kind is text. */
export function readSpecText(text: string, stored: SpecValue): SpecValue {
  if (text === formatSpecText(stored)) return stored
  const plain = text.trim()
  if (typeof stored === 'number') return readNumber(plain)
  if (typeof stored === 'boolean') return readYesOrNo(plain)
  if (Array.isArray(stored))
    return plain
      .split(',')
      .map((item) => item.trim())
      .filter(Boolean)
  return plain
}

function readNumber(text: string): SpecValue {
  const value = toNumber(text)
  return value === null || Number.isNaN(value) ? text : value
}

function readYesOrNo(text: string): SpecValue {
  const word = text.toLowerCase()
  if (word === 'да') return true
  return word === 'нет' ? false : text
}
