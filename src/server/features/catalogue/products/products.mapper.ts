import { toShape } from '@septic-shop/station-drawing/station/shape.ts'
import { stationKey } from '@septic-shop/station-drawing/station/station-key.ts'
import type { Product, TechnicalSpecs } from '../../../../contract/catalogue/products.ts'
import type { SpecParameter } from '../../../../contract/catalogue/specs.ts'
import { type StationSource, toStation } from '../../../../domain/product/to-station.ts'
import { isPictureAddress, toShownPicture } from '../../../../lib/pictures/picture-address.ts'
import { MAX_PRODUCT_IMAGES } from '../../../../lib/pictures/upload-rules.ts'
import { toSpecs } from '../specs/product-specs.ts'
import { readFeatures, readSources, readSpecs } from '../stored-json.ts'
import { toOfferWords } from './product-offer.ts'
import type { ProductRow } from './products.store.ts'

/** The main picture, then those in `technicalSpecs.images`; without duplicates and forbidden addresses, at most five. */
export function toImages(imageUrl: string | null, specs: TechnicalSpecs): string[] {
  const more = Array.isArray(specs.images) ? specs.images : []
  const shown = [imageUrl, ...more].map(toShownPicture).filter((url): url is string => Boolean(url))
  return [...new Set(shown)].slice(0, MAX_PRODUCT_IMAGES)
}

/** What a product looks like in a list: its photo, and the key of its station's drawing. */
export function toPicture(
  row: Pick<ProductRow, 'imageUrl' | 'manufacturerColor'> & StationSource,
  station = toStation(row),
): Pick<Product, 'imageUrl' | 'drawing'> {
  return {
    imageUrl: toShownPicture(row.imageUrl),
    drawing: station && stationKey(toShape(station, row.manufacturerColor)),
  }
}

/** Maps a database row to the contract; `parameters` are all there are. */
export function toProduct(row: ProductRow, parameters: readonly SpecParameter[]): Product {
  const specs = readSpecs(row.technicalSpecs)
  const station = toStation(row)
  const { images: listed } = specs.value
  const features = readFeatures(row.features)
  const sources = readSources(row.sources)
  const unreadable = [
    ...(specs.damaged ? (['technicalSpecs'] as const) : []),
    ...(features.damaged ? (['features'] as const) : []),
  ]
  return {
    ...row,
    technicalSpecs: Array.isArray(listed)
      ? { ...specs.value, images: listed.filter(isPictureAddress) }
      : specs.value,
    specs: toSpecs(row.specs, row, parameters),
    features: features.value,
    sources,
    ...(row.price !== null && sources.price?.outdated ? { priceOutdated: true } : {}),
    ...(unreadable.length > 0 ? { unreadable } : {}),
    sku: row.model,
    manufacturer_id: row.manufacturerId,
    manufacturer_name: row.manufacturerName,
    manufacturer_slug: row.manufacturerSlug,
    images: toImages(row.imageUrl, specs.value),
    station,
    ...toPicture(row, station),
    ...toOfferWords(row),
    oldPriceUntil: row.oldPriceUntil?.toISOString() ?? null,
    publishAt: row.publishAt?.toISOString() ?? null,
    unpublishAt: row.unpublishAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }
}
