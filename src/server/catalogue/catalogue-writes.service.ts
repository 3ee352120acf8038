import type { z } from 'zod'
import type { newProductSchema, productChangesSchema } from '../../contract/admin-products.ts'
import type { Category, categoryChangesSchema, newCategorySchema } from '../../contract/categories.ts'
import type { Product } from '../../contract/products.ts'
import type { CurrentUser } from '../../contract/session.ts'
import { readModelName } from '../../domain/model-name.ts'
import { AppError } from '../app-error.ts'
import type { Database } from '../db/database.ts'
import { staffTransaction } from '../db/staff-transaction.ts'
import { requireProductById } from './catalogue.service.ts'
import {
  countCategories,
  insertCategory,
  insertProduct,
  lockProduct,
  removeCategory as removeCategoryRow,
  updateCategory as updateCategoryRow,
  updateProduct as updateProductRow,
} from './catalogue-writes.store.ts'
import { arrangeImages, type Images, NO_IMAGES } from './images.ts'
import { NO_PRICES, recordPrices } from './price-record.ts'
import { readSpecs } from './stored-json.ts'

type NewProduct = z.output<typeof newProductSchema>
type ProductChanges = Omit<z.output<typeof productChangesSchema>, 'key'>
type NewCategory = z.output<typeof newCategorySchema>
type CategoryChanges = Omit<z.output<typeof categoryChangesSchema>, 'id'>

const noProduct = () => new AppError('NOT_FOUND', 'Продукт не найден')
const noCategory = () => new AppError('NOT_FOUND', 'Категория не найдена')

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

/** Callers who do not know of these columns get what the name says, and the body that sizes speak for; null stays unknown. */
function describeStation(product: NewProduct): NewProduct {
  const named = readModelName(product.name, product.modelLine ?? null)
  const {
    body = named.body ?? (typeof product.diameter === 'number' ? 'cylinder' : 'box'),
    discharge = named.discharge,
    variant = named.variant,
  } = product
  return { ...product, body, discharge, variant }
}

/** Undefined is left as it is, null is cleared. Throws like createProduct, and NOT_FOUND. */
export function updateProduct(
  db: Database,
  actor: CurrentUser,
  id: number,
  changes: ProductChanges,
): Promise<Product> {
  return staffTransaction(db, actor, async (tx) => {
    const current = await lockProduct(tx, id)
    if (!current) throw noProduct()
    await updateProductRow(tx, id, { ...changes, ...imagesOf(changes, current) })
    await recordPrices(tx, actor, { source: 'form' }, [{ productId: id, before: current, after: changes }])
    return requireProductById(tx, id)
  })
}

/** Nothing when the images were not spoken of: what is stored stays, even if it cannot be read. */
function imagesOf(changes: ProductChanges, { imageUrl, technicalSpecs }: Images) {
  if (changes.imageUrl === undefined && changes.technicalSpecs === undefined) return {}
  return arrangeImages(changes, { imageUrl, technicalSpecs: readSpecs(technicalSpecs).value })
}

/** The price in kopecks. Throws NOT_FOUND. */
export function updatePrice(db: Database, actor: CurrentUser, id: number, price: number): Promise<Product> {
  return staffTransaction(db, actor, async (tx) => {
    const current = await lockProduct(tx, id)
    if (!current) throw noProduct()
    await updateProductRow(tx, id, { price })
    await recordPrices(tx, actor, { source: 'single' }, [
      { productId: id, before: current, after: { price } },
    ])
    return requireProductById(tx, id)
  })
}

/** Without an order it comes after all others. Throws CONFLICT and BAD_REQUEST like createProduct. */
export function createCategory(db: Database, actor: CurrentUser, category: NewCategory): Promise<Category> {
  return staffTransaction(db, actor, async (tx) => {
    const order = category.order ?? (await countCategories(tx)) + 1
    return insertCategory(tx, { ...category, order })
  })
}

/** Undefined is left as it is, null is cleared. Throws like createCategory, and NOT_FOUND. */
export function updateCategory(
  db: Database,
  actor: CurrentUser,
  id: number,
  changes: CategoryChanges,
): Promise<Category> {
  return staffTransaction(db, actor, async (tx) => {
    const order = changes.order === null ? 0 : changes.order
    const updated = await updateCategoryRow(tx, id, { ...changes, order })
    if (!updated) throw noCategory()
    return updated
  })
}

/** Its products stay, without a category. Throws NOT_FOUND. */
export function removeCategory(db: Database, actor: CurrentUser, id: number): Promise<void> {
  return staffTransaction(db, actor, async (tx) => {
    if (!(await removeCategoryRow(tx, id))) throw noCategory()
  })
}
