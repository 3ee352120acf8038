import type { NewProduct, ProductChanges } from '../../contract/admin-products.ts'
import { listLimitProblems, mergeLimits } from '../../contract/product-limits.ts'
import type { Product } from '../../contract/products.ts'
import type { CurrentUser } from '../../contract/session.ts'
import { toProductWords } from '../../domain/product-words.ts'
import { toSourceNotes } from '../../domain/source-notes.ts'
import { numberPlaces } from '../../drawing/number-places.ts'
import { toShape } from '../../drawing/shape.ts'
import { AppError } from '../app-error.ts'
import type { Database } from '../db/database.ts'
import { staffTransaction } from '../db/staff-transaction.ts'
import { searchProductIds } from '../search/search.service.ts'
import { changeSources } from './changed-sources.ts'
import { describeChanges, describeStation } from './described-station.ts'
import { arrangeImages, type Images, NO_IMAGES } from './images.ts'
import { NO_PRICES, recordPrices } from './price-record.ts'
import { toProduct } from './products.mapper.ts'
import {
  findProductById,
  findProductBySlug,
  insertProduct,
  listProducts as listProductRows,
  listProductsByIds,
  lockProduct,
  updateProduct as updateProductRow,
} from './products.store.ts'
import { readSpecs } from './stored-json.ts'

const noProduct = () => new AppError('NOT_FOUND', 'Продукт не найден')

/** Products of a manufacturer (its slug or an alias) and of a search, both optional, combined with AND. */
export async function listProducts(
  db: Database,
  { manufacturer, search }: { manufacturer?: string | undefined; search?: string | undefined },
): Promise<Product[]> {
  const named = manufacturer || undefined
  const query = search?.trim()
  const rows = query
    ? await listProductsByIds(db, await searchProductIds(db, query), named)
    : await listProductRows(db, named)
  return rows.map(toProduct)
}

/** Throws NOT_FOUND when there is no such product. */
export async function requireProductBySlug(db: Database, slug: string): Promise<Product> {
  const row = await findProductBySlug(db, slug)
  if (!row) throw noProduct()
  return toSingle(toProduct(row))
}

/** Throws NOT_FOUND when there is no such product. */
export async function requireProductById(db: Database, id: number): Promise<Product> {
  const row = await findProductById(db, id)
  if (!row) throw noProduct()
  return toSingle(toProduct(row))
}

/**
 * Adds what only a product's page and the comparison show: words and notes, which no list needs, and the positions of the
 * drawing's numbers, because composing it takes milliseconds.
 */
function toSingle(product: Product): Product {
  const { station, manufacturerColor } = product
  return {
    ...product,
    words: toProductWords(product),
    notes: toSourceNotes(product),
    ...(station && { numbers: numberPlaces(toShape(station, manufacturerColor)) }),
  }
}

/** Throws CONFLICT for a slug in use, BAD_REQUEST for an unknown manufacturer or category. */
export function createProduct(db: Database, actor: CurrentUser, product: NewProduct): Promise<Product> {
  return staffTransaction(db, actor, async (tx) => {
    const id = await insertProduct(tx, {
      ...describeStation(product),
      ...arrangeImages(product, NO_IMAGES),
    })
    await recordPrices(tx, actor, { source: 'form' }, [{ productId: id, before: NO_PRICES, after: product }])
    return requireProductById(tx, id)
  })
}

/** Undefined is left as it is, null is cleared. Throws like createProduct, NOT_FOUND, and BAD_REQUEST for contradicting limits. */
export function updateProduct(
  db: Database,
  actor: CurrentUser,
  id: number,
  changes: ProductChanges,
): Promise<Product> {
  return staffTransaction(db, actor, async (tx) => {
    const current = await lockProduct(tx, id)
    if (!current) throw noProduct()
    const described = describeChanges(changes, current)
    const [problem] = listLimitProblems(mergeLimits(current, described))
    if (problem) throw new AppError('BAD_REQUEST', problem.message)
    await updateProductRow(tx, id, {
      ...described,
      ...imagesOf(changes, current),
      ...changeSources(described, current),
    })
    await recordPrices(tx, actor, { source: 'form' }, [{ productId: id, before: current, after: changes }])
    return requireProductById(tx, id)
  })
}

/** Empty when the change names no images: the stored value stays, even if it cannot be parsed. */
function imagesOf(changes: ProductChanges, { imageUrl, technicalSpecs }: Images) {
  if (changes.imageUrl === undefined && changes.technicalSpecs === undefined) return {}
  return arrangeImages(changes, { imageUrl, technicalSpecs: readSpecs(technicalSpecs).value })
}

/** The price in kopecks. Throws NOT_FOUND. */
export function updatePrice(db: Database, actor: CurrentUser, id: number, price: number): Promise<Product> {
  return staffTransaction(db, actor, async (tx) => {
    const current = await lockProduct(tx, id)
    if (!current) throw noProduct()
    await updateProductRow(tx, id, { price, ...changeSources({ price }, current) })
    await recordPrices(tx, actor, { source: 'single' }, [
      { productId: id, before: current, after: { price } },
    ])
    return requireProductById(tx, id)
  })
}
