import { and, asc, eq, getTableColumns, inArray, or, sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { hasId } from '../db/rows.ts'
import { manufacturers, productCategories, products } from './catalogue.table.ts'

const { sourceFileName: _unsent, ...productColumns } = getTableColumns(products)

const productSelection = {
  ...productColumns,
  manufacturerName: manufacturers.name,
  manufacturerSlug: manufacturers.slug,
  manufacturerColor: manufacturers.color,
  categoryName: productCategories.name,
}

function selectProducts(db: Database) {
  return db
    .select(productSelection)
    .from(products)
    .innerJoin(manufacturers, eq(manufacturers.id, products.manufacturerId))
    .leftJoin(productCategories, eq(productCategories.id, products.categoryId))
}

export type ProductRow = Awaited<ReturnType<typeof listProducts>>[number]

/** Condition on the manufacturer's slug or alias; undefined matches all. */
function isMadeBy(manufacturer: string | undefined) {
  if (manufacturer === undefined) return undefined
  const isAlias = sql`${manufacturer.toLowerCase()} in (select lower(alias) from unnest(${manufacturers.aliases}) as alias)`
  return or(eq(manufacturers.slug, manufacturer), isAlias)
}

/** Every product, or those of one manufacturer by slug or alias, in the server's own order (id). */
export function listProducts(db: Database, manufacturer?: string) {
  return selectProducts(db).where(isMadeBy(manufacturer)).orderBy(asc(products.id))
}

/** Products in the order of the given ids; unknown ids are skipped. */
export async function listProductsByIds(db: Database, ids: readonly number[], manufacturer?: string) {
  if (ids.length === 0) return []
  const rows = await selectProducts(db).where(and(inArray(products.id, [...ids]), isMadeBy(manufacturer)))
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** Null when there is no product with this slug. */
export async function findProductBySlug(db: Database, slug: string): Promise<ProductRow | null> {
  const [row] = await selectProducts(db).where(eq(products.slug, slug)).limit(1)
  return row ?? null
}

/** Null when there is no product with this id. */
export async function findProductById(db: Database, id: number): Promise<ProductRow | null> {
  const [row] = await selectProducts(db).where(hasId(products.id, id))
  return row ?? null
}

/** Every manufacturer in the server's own order (id). */
export function listManufacturers(db: Database) {
  return db.select().from(manufacturers).orderBy(asc(manufacturers.id))
}

/** By `order`, then id. */
export function listCategories(db: Database) {
  return db.select().from(productCategories).orderBy(asc(productCategories.order), asc(productCategories.id))
}
