import type { Product } from '../../../../contract/catalogue/products.ts'
import { isSpecValue } from '../../../../domain/product/spec-value.ts'
import { toProductWords } from '../../../../domain/product/words.ts'
import type { Database } from '../../../platform/db/database.ts'
import { listManufacturers } from '../manufacturers.store.ts'
import { listSpecParameters } from '../specs/specs.store.ts'
import {
  listOfferedAfter,
  listOfferStates as listOfferStateRows,
  listOfferStatesAfter,
  type OfferFilters,
} from './offered-products.store.ts'
import { toImages, toPicture, toProduct } from './products.mapper.ts'

export { listSpecParameters } from '../specs/specs.store.ts'
export { countOfferStates, listOfferedCategories, type OfferFilters } from './offered-products.store.ts'

/** A product with the words that only its page shows otherwise. */
type OfferedProduct = Product & { words: Record<string, string> }

/** So many are in memory at once. */
const PART = 200
const STATES = 1_000

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

/** What decides about these products in a feed, with their photos and whether they are drawn; like `listOfferStateRows`. */
export async function listOfferStates(
  db: Database,
  filters?: OfferFilters,
  part?: { after: number; limit: number },
) {
  return (await listOfferStateRows(db, filters, part)).map(toOfferState)
}

/** The same by id, in parts. */
export async function* readOfferStates(db: Database, filters: OfferFilters) {
  for (let after = 0; ; ) {
    const rows = await listOfferStatesAfter(db, filters, after, STATES)
    const last = rows.at(-1)
    if (!last) return
    yield rows.map(toOfferState)
    after = last.id
  }
}

type OfferStateRow = Awaited<ReturnType<typeof listOfferStateRows>>[number]

const toOfferState = ({ picture, images, oldPriceUntil, ...row }: OfferStateRow) => ({
  ...row,
  oldPriceUntil: oldPriceUntil?.toISOString() ?? null,
  photos: toImages(picture.imageUrl, isSpecValue(images) ? { images } : {}),
  isDrawn: toPicture(picture).drawing !== null,
})
