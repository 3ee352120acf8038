import { count, eq, sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { productCategories, products } from './catalogue.table.ts'

type NewProductRow = typeof products.$inferInsert
type NewCategoryRow = typeof productCategories.$inferInsert
/** Undefined is left as it is. */
type Changes<Row> = { [Column in keyof Row]?: Row[Column] | undefined }

// An address may ask for a number beyond any id: compared as bigint it is unknown, not a fault.
const isProduct = (id: number) => eq(products.id, sql`${id}::bigint`)
const isCategory = (id: number) => eq(productCategories.id, sql`${id}::bigint`)

export async function insertProduct(tx: Database, product: NewProductRow): Promise<number> {
  const [row] = await tx.insert(products).values(product).returning({ id: products.id })
  if (!row) throw new Error('a product was not stored')
  return row.id
}

/** The product's images and prices, and nobody else changes it until this transaction ends. */
export async function lockProduct(tx: Database, id: number) {
  const [row] = await tx
    .select({
      imageUrl: products.imageUrl,
      technicalSpecs: products.technicalSpecs,
      price: products.price,
      installationPrice: products.installationPrice,
    })
    .from(products)
    .where(isProduct(id))
    .for('update')
  return row ?? null
}

export async function updateProduct(
  tx: Database,
  id: number,
  changes: Changes<NewProductRow>,
): Promise<void> {
  await tx.update(products).set(changes).where(isProduct(id))
}

export async function countCategories(tx: Database): Promise<number> {
  const [row] = await tx.select({ count: sql<number>`${count()}::int` }).from(productCategories)
  return row?.count ?? 0
}

export async function insertCategory(tx: Database, category: NewCategoryRow) {
  const [row] = await tx.insert(productCategories).values(category).returning()
  if (!row) throw new Error('a category was not stored')
  return row
}

/** The category, and nobody else changes it until this transaction ends. */
export async function lockCategory(tx: Database, id: number) {
  const [row] = await tx.select().from(productCategories).where(isCategory(id)).for('update')
  return row ?? null
}

export async function updateCategory(tx: Database, id: number, changes: Changes<NewCategoryRow>) {
  const [row] = await tx.update(productCategories).set(changes).where(isCategory(id)).returning()
  return row ?? null
}

/** The foreign keys unlink its products and accessories; false when there was no such category. */
export async function removeCategory(tx: Database, id: number): Promise<boolean> {
  const removed = await tx
    .delete(productCategories)
    .where(isCategory(id))
    .returning({ id: productCategories.id })
  return removed.length > 0
}
