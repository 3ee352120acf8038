import { formatPitDepth, pitDepth } from '@septic-shop/plot/pit-depth.ts'
import type { ShownParameter } from '../../../contract/catalogue/products.ts'
import {
  commonScope,
  OUTDATED_PRICE,
  type PriceSplit,
  priceScope,
  splitPrice,
} from '../../../domain/price/price.ts'
import { isPriceLike } from '../../../domain/price/price-like.ts'
import { specMoney } from '../../../domain/price/spec-money.ts'
import { formatSpec, SPEC_MISSING } from '../../../domain/product/spec-labels.ts'
import { formatMoney, formatPrice, PRICE_ON_REQUEST } from '../../../lib/money.ts'
import type { CompareItem } from '../../parts/shopping/compare.ts'
import { orderSections, orderSpecs, type ShownSpec } from '../../parts/shopping/spec-order.ts'
import { type BetterEnd, betterEndOf, markBest } from './best-values.ts'
import { type ComparedItem, DISCONTINUED } from './compared-item.ts'

export interface CompareCell {
  id: number
  text: string
  /** Unknown value, shown dimmed. */
  missing: boolean
  /** The best value of its row (`markBest`). */
  best: boolean
}

interface CompareRow {
  key: string
  label: string
  section: string
  cells: readonly CompareCell[]
  /** False when all values are equal. */
  differs: boolean
}

export interface CompareSection {
  title: string
  rows: readonly CompareRow[]
}

/**
 * Rows of the comparison by section, in display order; values as in storefront.md, section 5. Characteristics unknown for
 * all products have no row; a value missing for one is «Не указано».
 */
export function toCompareSections(items: readonly ComparedItem[]): CompareSection[] {
  const parameters = [
    ...new Map(items.flatMap((item) => item.parameters ?? []).map((one) => [one.key, one])).values(),
  ].toSorted((one, other) => one.place - other.place)
  const rows = [
    priceRow(items),
    splitRow(items, 'Станция', ({ station }) => station),
    splitRow(items, 'Монтаж', ({ installation }) => installation),
    ...listSpecs(items, parameters).flatMap((spec) => {
      const rows = spec.parameter?.isComparable === false ? [] : [specRow(items, spec)]
      return spec.key === PIT_AFTER ? [...rows, pitRow(items)] : rows
    }),
    textRow(items, 'manufacturer', 'Производитель', (item) => item.manufacturerName),
    textRow(items, 'category', 'Категория', (item) => item.categoryName),
  ].filter(({ cells, key }) => key === PRICE || cells.some(({ missing }) => !missing))
  return orderSections(
    rows.map(({ section }) => section),
    parameters,
  )
    .map((title) => ({ title, rows: rows.filter(({ section }) => section === title) }))
    .filter((section) => section.rows.length > 0)
}

/** Only the rows with differences. */
export function onlyDifferences(sections: readonly CompareSection[]): CompareSection[] {
  return sections
    .map(({ title, rows }) => ({ title, rows: rows.filter(({ differs }) => differs) }))
    .filter(({ rows }) => rows.length > 0)
}

/** Characteristics of any of the products, also those that staff keep out of the comparison. */
function listSpecs(items: readonly CompareItem[], parameters: readonly ShownParameter[]): ShownSpec[] {
  const present = new Set([PIT_AFTER, ...items.flatMap(({ specs }) => Object.keys(specs))])
  return orderSpecs([...present], parameters)
}

/** The price always has a row, even when no product has one. */
const PRICE = 'column:price'
/** Pit depth: computed, so the page explains it. */
export const PIT = 'column:pit'
/** The row after which the pit depth is inserted. */
const PIT_AFTER = 'dimensions'

const priceLabels = { 'с установкой': 'С установкой', 'без монтажа': 'Без монтажа', mixed: 'Цена' } as const

/** Formats a price with its scope, if known. */
function scopedPrice(item: CompareItem): string {
  const scope = item.price === null ? null : priceScope(item.installationPrice)
  return scope === null ? formatPrice(item.price) : `${formatPrice(item.price)} ${scope}`
}

function priceRow(items: readonly ComparedItem[]): CompareRow {
  const scope = commonScope(items)
  const row = { key: PRICE, label: priceLabels[scope ?? 'mixed'], section: 'Цена' } as const
  const texts = items.map((item) => {
    if (item.isDiscontinued) return DISCONTINUED
    const text = scope === null ? scopedPrice(item) : formatPrice(item.price)
    if (item.price === null) return text
    const price = item.extras === undefined ? text : `${text} ${item.extras}`
    return item.priceOutdated ? `${price}. ${OUTDATED_PRICE}` : price
  })
  // Prices with different scopes, of different years, or to which works are added, are not comparable.
  const isAlike = items.every(({ priceOutdated, extras }) => !priceOutdated && extras === undefined)
  const end = scope === null || !isAlike ? null : 'least'
  return toRow(items, row, texts, PRICE_ON_REQUEST, { values: items.map(({ price }) => price), end })
}

/** Row of one part of the price; unknown for products whose price cannot be split. */
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
  const end = items.some(({ priceOutdated }) => priceOutdated) ? null : 'least'
  return toRow(items, row, texts, SPEC_MISSING, { values, end })
}

/** Row of the pit depth, computed from the body's height. */
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

function specRow(
  items: readonly CompareItem[],
  { key, label, section, unit, parameter }: ShownSpec,
): CompareRow {
  const values = items.map(({ specs }) => (Object.hasOwn(specs, key) ? (specs[key] ?? null) : null))
  if (!isPriceLike(key)) {
    const texts = values.map((value) => formatSpec(key, value, unit))
    const end = betterEndOf(
      key,
      items.map(({ manufacturerId }) => manufacturerId),
      parameter?.better,
    )
    return toRow(items, { key, label, section }, texts, SPEC_MISSING, { values, end })
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
