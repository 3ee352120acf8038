import type { Product } from '../../../../contract/catalogue/products.ts'
import { isSpecValue } from '../../../../domain/product/spec-value.ts'
import { toProductWords } from '../../../../domain/product/words.ts'
import type { Database } from '../../../platform/db/database.ts'
import { listManufacturers } from '../manufacturers.store.ts'
import { listSpecParameters } from '../specs/specs.store.ts'
import { listOfferedAfter, listOfferStates as listOfferStateRows } from './offered-products.store.ts'
import { toImages, toPicture, toProduct } from './products.mapper.ts'

export { listSpecParameters } from '../specs/specs.store.ts'
export { listOfferedCategories } from './offered-products.store.ts'

/** A product with the words that only its page shows otherwise. */
type OfferedProduct = Product & { words: Record<string, string> }

/** So many are in memory at once. */
const PART = 200

/** Published products that are sold at a price of today, by id, in parts. */
export async function* readOffered(db: Database, size = PART): AsyncGenerator<OfferedProduct[]> {
  const parameters = await listSpecParameters(db)
  const makers = new Map((await listManufacturers(db)).map((maker) => [maker.id, maker.warrantyText]))
  let after = 0
  for (;;) {
    const rows = await listOfferedAfter(db, after, size)
    if (rows.length === 0) return
    yield rows.map((row) => {
      const product = toProduct(row, parameters)
      const words = toProductWords({ ...product, makerWarranty: makers.get(product.manufacturerId) })
      return { ...product, words }
    })
    after = rows.at(-1)?.id ?? after
  }
}

/** What decides about every product in a feed, with its photos and whether it is drawn. */
export async function listOfferStates(db: Database) {
  const rows = await listOfferStateRows(db)
  return rows.map(({ picture, images, oldPriceUntil, ...row }) => ({
    ...row,
    oldPriceUntil: oldPriceUntil?.toISOString() ?? null,
    photos: toImages(picture.imageUrl, isSpecValue(images) ? { images } : {}),
    isDrawn: toPicture(picture).drawing !== null,
  }))
}
