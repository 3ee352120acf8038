import type { SpecValue, TechnicalSpecs } from '../../../../contract/catalogue/products.ts'
import { knownSpecs, specLabelOf } from '../../../../domain/product/spec-labels.ts'
import { toNumber } from '../../../../lib/text/number-text.ts'
import { OWN_KEYS } from './product-fields.ts'

/** A row of the characteristics editor. `stored` is the original value, which is sent unchanged if the text is. */
export interface SpecRow {
  /** React key of the row; not sent. */
  id: number
  key: string
  text: string
  stored: SpecValue
}

/** An unused row id. */
export function nextId(rows: readonly { id: number }[]): number {
  return Math.max(0, ...rows.map(({ id }) => id)) + 1
}

/** Label of a characteristic: «Гарантия» for `warranty`; an unknown key is its own label. */
export function toSpecName(key: string): string {
  return specLabelOf(key).label
}

/**
 * The key for a typed name: that of a known characteristic, so that the site shows it in its section with its unit; any
 * other name is its own key. Not for characteristics with separate fields.
 */
export function toSpecKey(name: string): string {
  return knownSpecs.find((key) => toSpecName(key) === name && !OWN_KEYS.includes(key)) ?? name
}

/** Characteristics as rows, without keys with separate fields. */
export function toSpecRows(specs: TechnicalSpecs, without: readonly string[]): SpecRow[] {
  return Object.entries(specs)
    .filter(([key]) => !without.includes(key))
    .map(([key, stored], index) => ({ id: index + 1, key, text: formatSpecText(stored), stored }))
}

/** Rows as characteristics, without empty rows. */
export function fromSpecRows(rows: readonly SpecRow[]): TechnicalSpecs {
  return Object.fromEntries(
    rows
      .filter(({ key, text }) => key !== '' || text.trim() !== '')
      .map(({ key, text, stored }) => [key, readSpecText(text, stored)]),
  )
}

/** A value as text; lists are joined by comma and space. */
export function formatSpecText(value: SpecValue): string {
  if (value === null) return ''
  if (typeof value === 'boolean') return value ? 'Да' : 'Нет'
  if (typeof value === 'number') return String(value).replace('.', ',')
  return typeof value === 'string' ? value : value.join(', ')
}

/** Parses text into a value of the stored one's type; text if that fails. */
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
