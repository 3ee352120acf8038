import { formatPitDepth, pitDepth } from '../../domain/pit-depth.ts'
import { commonScope, type PriceSplit, priceScope, splitPrice } from '../../domain/price.ts'
import { formatMoney, formatPrice, PRICE_ON_REQUEST } from '../../lib/money.ts'
import {
  formatSpec,
  knownSpecs,
  SPEC_MISSING,
  type SpecSection,
  specLabelOf,
  specSections,
} from '../../lib/spec-labels.ts'
import { isPriceLike, specMoney } from '../../lib/spec-money.ts'
import type { CompareItem } from '../shopping/compare.ts'
import { type BetterEnd, betterEndOf, markBest } from './best-values.ts'

export interface CompareCell {
  id: number
  text: string
  /** Nothing is known: shown more quietly. */
  missing: boolean
  /** The best of its row, where «best» is true for everyone. */
  best: boolean
}

interface CompareRow {
  key: string
  label: string
  section: SpecSection
  cells: readonly CompareCell[]
  /** False when all products say the same. */
  differs: boolean
}

export interface CompareSection {
  title: SpecSection
  rows: readonly CompareRow[]
}

/**
 * The rows of the comparison under their headings, in reading order; values as storefront.md, section 5. What nobody
 * knows of any of them has no row; what one of them lacks is «Не указано» there.
 */
export function toCompareSections(items: readonly CompareItem[]): CompareSection[] {
  const rows = [
    priceRow(items),
    splitRow(items, 'Станция', ({ station }) => station),
    splitRow(items, 'Монтаж', ({ installation }) => installation),
    ...specKeys(items).flatMap((key) =>
      key === PIT_AFTER ? [specRow(items, key), pitRow(items)] : [specRow(items, key)],
    ),
    textRow(items, 'manufacturer', 'Производитель', (item) => item.manufacturerName),
    textRow(items, 'category', 'Категория', (item) => item.categoryName),
  ].filter(({ cells, key }) => key === PRICE || cells.some(({ missing }) => !missing))
  return specSections
    .map((title) => ({ title, rows: rows.filter(({ section }) => section === title) }))
    .filter((section) => section.rows.length > 0)
}

/** Only what tells the products apart. */
export function onlyDifferences(sections: readonly CompareSection[]): CompareSection[] {
  return sections
    .map(({ title, rows }) => ({ title, rows: rows.filter(({ differs }) => differs) }))
    .filter(({ rows }) => rows.length > 0)
}

/** Known keys in their order, then the others as the products name them. */
function specKeys(items: readonly CompareItem[]): string[] {
  const present = new Set([PIT_AFTER, ...items.flatMap(({ specs }) => Object.keys(specs))])
  const unknownKeys = [...present].filter((key) => !knownSpecs.includes(key))
  return [...knownSpecs.filter((key) => present.has(key)), ...unknownKeys]
}

/** The price has a row even when nobody names one: that they must be asked is worth knowing. */
const PRICE = 'column:price'
/** Computed, so the page says how. */
export const PIT = 'column:pit'
/** The pit stands under the sizes it comes from. */
const PIT_AFTER = 'dimensions'

const priceLabels = { 'с установкой': 'С установкой', 'без монтажа': 'Без монтажа', mixed: 'Цена' } as const

/** A price that says itself what it contains, as far as that is known. */
function scopedPrice(item: CompareItem): string {
  const scope = item.price === null ? null : priceScope(item.installationPrice)
  return scope === null ? formatPrice(item.price) : `${formatPrice(item.price)} ${scope}`
}

function priceRow(items: readonly CompareItem[]): CompareRow {
  const scope = commonScope(items)
  const row = { key: PRICE, label: priceLabels[scope ?? 'mixed'], section: 'Цена' } as const
  const texts = items.map((item) => (scope === null ? scopedPrice(item) : formatPrice(item.price)))
  // Prices of different things have no best one.
  const end = scope === null ? null : 'least'
  return toRow(items, row, texts, PRICE_ON_REQUEST, { values: items.map(({ price }) => price), end })
}

/** One part of the price, of every product whose price is known to have parts. */
function splitRow(
  items: readonly CompareItem[],
  label: 'Станция' | 'Монтаж',
  part: (split: PriceSplit) => number,
): CompareRow {
  const values = items.map((item) => {
    const split = splitPrice(item)
    return split && part(split)
  })
  const texts = values.map((value) => (value === null ? SPEC_MISSING : formatMoney(value)))
  const row = { key: `column:${label}`, label, section: 'Цена' } as const
  return toRow(items, row, texts, SPEC_MISSING, { values, end: 'least' })
}

/** How deep the pit is dug, from the height of the body. */
function pitRow(items: readonly CompareItem[]): CompareRow {
  const values = items.map(({ height }) => pitDepth(height))
  const texts = values.map((value) => (value === null ? SPEC_MISSING : formatPitDepth(value)))
  const row = { key: PIT, label: 'Глубина котлована', section: 'Корпус и монтаж' } as const
  return toRow(items, row, texts, SPEC_MISSING, { values, end: 'least' })
}

function textRow(
  items: readonly CompareItem[],
  name: string,
  label: string,
  read: (item: CompareItem) => string | null,
): CompareRow {
  const texts = items.map((item) => read(item) ?? SPEC_MISSING)
  return toRow(items, { key: `column:${name}`, label, section: 'Модель' }, texts, SPEC_MISSING)
}

function specRow(items: readonly CompareItem[], key: string): CompareRow {
  const values = items.map(({ specs }) => (Object.hasOwn(specs, key) ? (specs[key] ?? null) : null))
  const { label, section } = specLabelOf(key)
  if (!isPriceLike(key)) {
    const texts = values.map((value) => formatSpec(key, value))
    return toRow(items, { key, label, section }, texts, SPEC_MISSING, { values, end: betterEndOf(key) })
  }
  const amounts = values.map((value) => specMoney(key, value) ?? value)
  const texts = amounts.map((amount) =>
    typeof amount === 'number' ? formatMoney(amount) : formatSpec(key, amount),
  )
  return toRow(items, { key, label, section: 'Цена' }, texts, SPEC_MISSING, { values: amounts, end: 'least' })
}

function toRow(
  items: readonly CompareItem[],
  row: Pick<CompareRow, 'key' | 'label' | 'section'>,
  texts: readonly string[],
  missingText: string,
  measure: { values: readonly unknown[]; end: BetterEnd } = { values: [], end: null },
): CompareRow {
  const best = markBest(measure.values, measure.end)
  const cells = items.map(({ id }, index) => {
    const text = texts[index] ?? missingText
    return { id, text, missing: text === missingText, best: best[index] ?? false }
  })
  return { ...row, cells, differs: new Set(texts).size > 1 }
}
