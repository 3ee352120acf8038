import type { Category } from '../../contract/categories.ts'
import type { Manufacturer } from '../../contract/manufacturers.ts'
import type { Product } from '../../contract/products.ts'
import { toShownPicture } from '../../lib/picture-address.ts'
import { AppError } from '../app-error.ts'
import type { Database } from '../db/database.ts'
import { searchProductIds } from '../search/search.service.ts'
import { toProduct } from './catalogue.mapper.ts'
import {
  findProductById,
  findProductBySlug,
  listCategories as listCategoryRows,
  listManufacturers as listManufacturerRows,
  listProducts as listProductRows,
  listProductsByIds,
} from './catalogue.store.ts'

/** Every manufacturer in the server's own order (id). */
export async function listManufacturers(db: Database): Promise<Manufacturer[]> {
  const rows = await listManufacturerRows(db)
  return rows.map((row) => ({ ...row, logoUrl: toShownPicture(row.logoUrl) }))
}

/** Categories of the catalogue by `order`, then id. */
export async function listCategories(db: Database): Promise<Category[]> {
  const rows = await listCategoryRows(db)
  return rows.map((row) => ({ ...row, imageUrl: toShownPicture(row.imageUrl) }))
}

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
  if (!row) throw new AppError('NOT_FOUND', 'Продукт не найден')
  return toProduct(row)
}

/** Throws NOT_FOUND when there is no such product. */
export async function requireProductById(db: Database, id: number): Promise<Product> {
  const row = await findProductById(db, id)
  if (!row) throw new AppError('NOT_FOUND', 'Продукт не найден')
  return toProduct(row)
}
