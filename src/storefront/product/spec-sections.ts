import type { Product, SpecValue } from '../../contract/products.ts'
import { formatMoney } from '../../lib/money.ts'
import { formatNumber } from '../../lib/numbers.ts'
import { formatSpec, knownSpecs, type SpecSection, specLabelOf, specSections } from '../../lib/spec-labels.ts'
import { isPriceLike } from '../../lib/spec-money.ts'
import { isSpecMissing } from '../../lib/spec-value.ts'
import { specValues } from '../shopping/spec-values.ts'

export interface SpecLine {
  label: string
  value: string
  /** Where a number is from, where it is not self-evident. */
  note: string | null
}

export interface SpecGroup {
  title: SpecSection
  rows: readonly SpecLine[]
}

/**
 * The characteristics of a product by section, without duplicates between columns and `technicalSpecs`. Without unknown
 * values, pictures and prices.
 */
export function toSpecSections(product: Product): SpecGroup[] {
  const values = specValues(product)
  const unknownKeys = Object.keys(values).filter((key) => !knownSpecs.includes(key))
  const rows = [...knownSpecs, ...unknownKeys].flatMap((key) => {
    const value = values[key]
    if (value === undefined || value === null || isSpecMissing(value)) return []
    const { label, section } = specLabelOf(key)
    return [{ section, row: { label, value: formatValue(key, value), note: product.notes?.[key] ?? null } }]
  })
  return specSections
    .filter((title) => title !== 'Цена')
    .map((title) => ({
      title,
      rows: [...rows, ...columnLines(product)]
        .filter(({ section }) => section === title)
        .map(({ row }) => row),
    }))
    .filter((group) => group.rows.length > 0)
}

/** Rows that the comparison does not have. */
function columnLines({ weight, power, capacity, dailyCapacity, productivity }: Product) {
  const rows: { section: SpecSection; label: string; value: string | null }[] = [
    { section: 'Производительность', label: 'Очищает', value: productivity === null ? dailyCapacity : null },
    { section: 'Производительность', label: 'Вместимость', value: capacity },
    {
      section: 'Корпус и монтаж',
      label: 'Масса',
      value: weight === null ? null : `${formatNumber(weight)}\u00a0кг`,
    },
    { section: 'Эксплуатация', label: 'Мощность', value: power },
  ]
  return rows.flatMap(({ section, label, value }) =>
    value ? [{ section, row: { label, value, note: null } }] : [],
  )
}

function formatValue(key: string, value: Exclude<SpecValue, null>): string {
  return typeof value === 'number' && isPriceLike(key) ? formatMoney(value) : formatSpec(key, value)
}
