import type { Product, SpecValue } from '../../../contract/catalogue/products.ts'
import { residentsOf } from '../../../domain/product/residents.ts'
import type { KnownSpec } from '../../../domain/product/spec-labels.ts'
import { isSpecMissing } from '../../../domain/product/spec-value.ts'

/**
 * The characteristics of a product by key, for its page and for the comparison. Known columns take precedence over
 * `technicalSpecs` with the same key, and so do the words of columns; `images` is not a characteristic.
 */
export function specValues(product: Product): Readonly<Record<string, SpecValue>> {
  const { images: _images, ...technicalSpecs } = product.technicalSpecs
  const columns: Readonly<Record<TableColumn, SpecValue>> = {
    users: residentsOf(product),
    productivity: product.productivity,
    batchDischarge: product.batchDischarge,
    volume: product.volume,
    dimensions: [product.dimensions, technicalSpecs.dimensions].find(isSpecKnown) ?? measuredSize(product),
    powerConsumption: product.powerConsumption,
    warranty: product.warranty,
    outlet: product.outlet,
    needsElectricity: product.needsElectricity,
  }
  const own = product.parameters?.map(({ key }) => [key, product.specs[key] ?? null]) ?? []
  const known = Object.entries(columns).filter(([, value]) => isSpecKnown(value))
  return { ...Object.fromEntries(own), ...technicalSpecs, ...Object.fromEntries(known), ...product.words }
}

const isSpecKnown = (value: SpecValue | undefined) => !isSpecMissing(value)

/**
 * Fields of a product that are neither in the table of characteristics nor in the comparison. A field that is neither here
 * nor in `specValues` (with a label in `spec-labels.ts`) is a type error.
 */
type NotInTable =
  // Included in other rows: `users`, `measuredSize`, `words`, `columnLines` of the product page.
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
  | 'specs'
  | 'parameters'
  | 'words'
  | 'livingTypes'
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
  | 'notes'
  | 'priceOutdated'
  | 'manufacturerColor'
  | 'price'
  | 'installationPrice'
  | 'oldPrice'
  | 'oldPriceReason'
  | 'oldPriceUntil'
  | 'availability'
  | 'offer'
  | 'leadDays'
  | 'documents'
  | 'accessories'
  | 'isNew'
  | 'isPopular'
  // Deliberately not shown: ids, duplicates for older API clients, timestamps, flags.
  | 'id'
  | 'metaTitle'
  | 'metaDescription'
  | 'accessoryIds'
  | 'similarIds'
  | 'slug'
  | 'sku'
  | 'alts'
  | 'manufacturerId'
  | 'manufacturer_id'
  | 'manufacturer_name'
  | 'manufacturer_slug'
  | 'categoryId'
  | 'featured'
  | 'unreadable'
  | 'published'
  | 'publishAt'
  | 'unpublishAt'
  | 'version'
  | 'createdAt'
  | 'updatedAt'
type TableColumn = Labelled<Exclude<keyof Product, NotInTable>>
type Labelled<Name extends KnownSpec> = Name

/** Formats the known sizes: «1150 × 1170 × 2550 мм» or «Ø 1400 × 2100 мм». */
function measuredSize({ length, width, height, diameter }: Product): string | null {
  const sides = diameter === null ? [length, width, height] : [`Ø\u00a0${diameter}`, height]
  const known = sides.filter((side) => side !== null)
  return known.length < 2 ? null : `${known.join(' × ')} мм`
}
