import type { Product, SpecValue } from '../../contract/products.ts'
import { residentsOf } from '../../domain/residents.ts'
import { formatMoney } from '../../lib/money.ts'
import { formatNumber } from '../../lib/numbers.ts'
import {
  formatSpec,
  isSpecMissing,
  type KnownSpec,
  knownSpecs,
  type SpecSection,
  specLabelOf,
  specSections,
} from '../../lib/spec-labels.ts'
import { isPriceLike } from '../../lib/spec-money.ts'

export interface SpecLine {
  label: string
  value: string
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
  const values = valuesOf(product)
  const unknownKeys = [...values.keys()].filter((key) => !knownSpecs.includes(key))
  const rows = [...knownSpecs, ...unknownKeys].flatMap((key) => {
    const value = values.get(key)
    if (value === undefined || value === null || isSpecMissing(value)) return []
    const { label, section } = specLabelOf(key)
    return [{ section, row: { label, value: formatValue(key, value) } }]
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

/** Columns take precedence over `technicalSpecs` with the same key. */
function valuesOf(product: Product): Map<string, SpecValue> {
  const { images: _images, ...technicalSpecs } = product.technicalSpecs
  const values = new Map(Object.entries(technicalSpecs))
  const columns: Readonly<Record<TableColumn, SpecValue>> = {
    users: residentsOf(product),
    productivity: product.productivity,
    batchDischarge: product.batchDischarge,
    volume: product.volume,
    dimensions: product.dimensions,
    powerConsumption: product.powerConsumption,
    warranty: product.warranty,
  }
  for (const [key, value] of Object.entries(columns)) if (!isSpecMissing(value)) values.set(key, value)
  if (isSpecMissing(values.get('dimensions'))) values.set('dimensions', measuredSize(product))
  return values
}

/**
 * Fields of a product that are not in the table of characteristics. A field that is neither here nor in `valuesOf` (with a
 * label in `spec-labels.ts`) is a type error.
 */
type NotInTable =
  // Included in other rows: `users`, `columnLines`, `measuredSize`.
  | 'maxResidents'
  | 'weight'
  | 'power'
  | 'capacity'
  | 'dailyCapacity'
  | 'length'
  | 'width'
  | 'height'
  | 'diameter'
  | 'technicalSpecs'
  // Covered by free characteristics.
  | 'body'
  | 'discharge'
  | 'variant'
  // Shown elsewhere on the page: heading, breadcrumbs, buying column, pictures, text.
  | 'name'
  | 'model'
  | 'modelLine'
  | 'manufacturerName'
  | 'manufacturerSlug'
  | 'categoryName'
  | 'description'
  | 'shortDescription'
  | 'features'
  | 'imageUrl'
  | 'images'
  | 'drawing'
  | 'numbers'
  | 'station'
  | 'manufacturerColor'
  | 'price'
  | 'installationPrice'
  | 'isNew'
  | 'isPopular'
  // Deliberately not shown: ids, duplicates for older API clients, timestamps, flags.
  | 'id'
  | 'slug'
  | 'sku'
  | 'manufacturerId'
  | 'manufacturer_id'
  | 'manufacturer_name'
  | 'manufacturer_slug'
  | 'categoryId'
  | 'featured'
  | 'unreadable'
  | 'createdAt'
  | 'updatedAt'
type TableColumn = Labelled<Exclude<keyof Product, NotInTable>>
type Labelled<Name extends KnownSpec> = Name

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
  return rows.flatMap(({ section, label, value }) => (value ? [{ section, row: { label, value } }] : []))
}

function formatValue(key: string, value: Exclude<SpecValue, null>): string {
  return typeof value === 'number' && isPriceLike(key) ? formatMoney(value) : formatSpec(key, value)
}

/** Formats the known sizes: «1150 × 1170 × 2550 мм» or «Ø 1400 × 2100 мм». */
function measuredSize({ length, width, height, diameter }: Product): string | null {
  const sides = diameter === null ? [length, width, height] : [`Ø\u00a0${diameter}`, height]
  const known = sides.filter((side) => side !== null)
  return known.length < 2 ? null : `${known.join(' × ')} мм`
}
