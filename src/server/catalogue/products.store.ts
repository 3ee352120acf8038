import { and, asc, eq, getTableColumns, inArray, or, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../db/database.ts'
import { type Changes, hasId, insertRow, updateRow } from '../db/rows.ts'
import { manufacturers, productCategories, products } from './catalogue.table.ts'

type NewProductRow = typeof products.$inferInsert

const isProduct = (id: number) => hasId(products.id, id)

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
  const [row] = await selectProducts(db).where(isProduct(id))
  return row ?? null
}

/** Inserts a product and returns its id. */
export async function insertProduct(tx: Transaction, product: NewProductRow): Promise<number> {
  return (await insertRow(tx, products, product)).id
}

/** The product's columns; locks its row until the transaction ends. */
export async function lockProduct(tx: Transaction, id: number) {
  const [row] = await tx.select(productColumns).from(products).where(isProduct(id)).for('update')
  return row ?? null
}

/** Does nothing when there is no such product. */
export async function updateProduct(
  tx: Transaction,
  id: number,
  changes: Changes<NewProductRow>,
): Promise<void> {
  await updateRow(tx, products, id, changes)
}
