import type { Product, SpecValue } from '../../contract/products.ts'
import { residentsOf } from '../../domain/residents.ts'
import {
  dischargeWords,
  formatInlet,
  formatLivingTypes,
  formatVariant,
  readDischargeText,
  readVariantText,
  STATION_SPECS,
} from '../../domain/station-words.ts'
import type { KnownSpec } from '../../lib/spec-labels.ts'
import { isSpecMissing } from '../../lib/spec-value.ts'

const { inlet: INLET, discharge: DISCHARGE, pump: PUMP, variant: VARIANT } = STATION_SPECS

/**
 * The characteristics of a product by key, for its page and for the comparison. Known columns take precedence over
 * `technicalSpecs` with the same key; `images` is not a characteristic.
 */
export function specValues(product: Product): Readonly<Record<string, SpecValue>> {
  const { images: _images, ...technicalSpecs } = product.technicalSpecs
  const columns: Readonly<Record<TableColumn | StationSpec, SpecValue>> = {
    users: residentsOf(product),
    productivity: product.productivity,
    batchDischarge: product.batchDischarge,
    volume: product.volume,
    dimensions: [product.dimensions, technicalSpecs.dimensions].find(isSpecKnown) ?? measuredSize(product),
    powerConsumption: product.powerConsumption,
    warranty: product.warranty,
    outlet: product.outlet,
    needsElectricity: product.needsElectricity,
    livingTypes: formatLivingTypes(product.livingTypes),
    ...stationSpecs(product),
  }
  const known = Object.entries(columns).filter(([, value]) => isSpecKnown(value))
  return { ...technicalSpecs, ...Object.fromEntries(known) }
}

/**
 * The characteristics whose meaning is in columns, in the same words. A text that says more than its column stays; one that
 * contradicts it is replaced.
 */
function stationSpecs(product: Product): Readonly<Record<StationSpec, SpecValue>> {
  const { discharge, variant, outletPressure, technicalSpecs } = product
  const text = (key: StationSpec) => technicalSpecs[key] ?? null
  const outflow = readDischargeText(text(DISCHARGE))
  const neck = readVariantText(text(VARIANT))
  return {
    [INLET]: formatInlet(product) ?? text(INLET),
    [DISCHARGE]: keepText(text(DISCHARGE), outflow, discharge, discharge && dischargeWords[discharge]),
    [PUMP]: outletPressure ?? text(PUMP),
    [VARIANT]: keepText(text(VARIANT), neck, variant, variant && formatVariant(variant, discharge)),
  }
}

/** The text unless it is missing, or `said` is not what the column knows: then the column's words. */
function keepText<Known>(text: SpecValue, said: Known | null, known: Known | null, words: string | null) {
  return isSpecKnown(text) && (said === null || known === null || said === known) ? text : words
}

const isSpecKnown = (value: SpecValue | undefined) => !isSpecMissing(value)

/**
 * Fields of a product that are neither in the table of characteristics nor in the comparison. A field that is neither here
 * nor in `specValues` (with a label in `spec-labels.ts`) is a type error.
 */
type NotInTable =
  // Included in other rows: `users`, `measuredSize`, `stationSpecs`, `columnLines` of the product page.
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
  | 'inletFrom'
  | 'inletTo'
  | 'outletPressure'
  | 'discharge'
  | 'variant'
  // Covered by free characteristics.
  | 'body'
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
  | 'sources'
  | 'priceOutdated'
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
type StationSpec = Labelled<typeof INLET | typeof DISCHARGE | typeof PUMP | typeof VARIANT>

/** Formats the known sizes: «1150 × 1170 × 2550 мм» or «Ø 1400 × 2100 мм». */
function measuredSize({ length, width, height, diameter }: Product): string | null {
  const sides = diameter === null ? [length, width, height] : [`Ø\u00a0${diameter}`, height]
  const known = sides.filter((side) => side !== null)
  return known.length < 2 ? null : `${known.join(' × ')} мм`
}
