import { formatNumber } from '@septic-shop/plot/number-format.ts'
import type { Product, SpecValue } from '../../../contract/catalogue/products.ts'
import { isPriceLike } from '../../../domain/price/price-like.ts'
import { formatSpec, type SpecSection } from '../../../domain/product/spec-labels.ts'
import { isSpecMissing } from '../../../domain/product/spec-value.ts'
import { formatMoney } from '../../../lib/money.ts'
import { orderSections, orderSpecs } from '../../parts/shopping/spec-order.ts'
import { specValues } from '../../parts/shopping/spec-values.ts'

export interface SpecLine {
  label: string
  value: string
  /** Where a number is from, where it is not self-evident. */
  note: string | null
}

interface SpecGroup {
  title: string
  rows: readonly SpecLine[]
}

/**
 * The characteristics of a product by section, without duplicates between columns and `technicalSpecs`. Without unknown
 * values, pictures and prices.
 */
export function toSpecSections(product: Product): SpecGroup[] {
  const { parameters = [], notes } = product
  const values = specValues(product)
  const known = Object.keys(values).filter((key) => !isSpecMissing(values[key]))
  const rows = orderSpecs(known, parameters).map(({ key, label, section, unit }) => {
    const value = formatValue(key, values[key] ?? null, unit)
    return { section, row: { label, value, note: notes?.[key] ?? null } }
  })
  const all = [...rows, ...columnLines(product)]
  return orderSections(
    all.map(({ section }) => section),
    parameters,
  )
    .filter((title) => title !== 'Цена')
    .map((title) => ({
      title,
      rows: all.filter(({ section }) => section === title).map(({ row }) => row),
    }))
}

/** Rows that the comparison does not have, unless staff have made it rows of these. */
function columnLines({ weight, power, capacity, dailyCapacity, productivity, parameters = [] }: Product) {
  const isRow = (name: string) => parameters.some(({ key }) => key === name)
  const rows: { section: SpecSection; label: string; value: string | null }[] = [
    { section: 'Производительность', label: 'Очищает', value: productivity === null ? dailyCapacity : null },
    { section: 'Производительность', label: 'Вместимость', value: capacity },
    {
      section: 'Корпус и монтаж',
      label: 'Масса',
      value: weight === null || isRow('weight') ? null : `${formatNumber(weight)}\u00a0кг`,
    },
    { section: 'Эксплуатация', label: 'Мощность', value: isRow('power') ? null : power },
  ]
  return rows.flatMap(({ section, label, value }) =>
    value ? [{ section, row: { label, value, note: null } }] : [],
  )
}

function formatValue(key: string, value: SpecValue, unit: string | null | undefined): string {
  return typeof value === 'number' && isPriceLike(key) ? formatMoney(value) : formatSpec(key, value, unit)
}
