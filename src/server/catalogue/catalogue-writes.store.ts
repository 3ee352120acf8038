import { count, sql } from 'drizzle-orm'
import type { Transaction } from '../db/database.ts'
import { type Changes, hasId, removeRow, updateRow } from '../db/rows.ts'
import { productCategories, products } from './catalogue.table.ts'

type NewProductRow = typeof products.$inferInsert
type NewCategoryRow = typeof productCategories.$inferInsert

const isProduct = (id: number) => hasId(products.id, id)
const isCategory = (id: number) => hasId(productCategories.id, id)

/** Inserts a product and returns its id. */
export async function insertProduct(tx: Transaction, product: NewProductRow): Promise<number> {
  const [row] = await tx.insert(products).values(product).returning({ id: products.id })
  if (!row) throw new Error('a product was not stored')
  return row.id
}

/** The product's images and prices, and nobody else changes it until this transaction ends. */
export async function lockProduct(tx: Transaction, id: number) {
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

/** Does nothing when there is no such product. */
export async function updateProduct(
  tx: Transaction,
  id: number,
  changes: Changes<NewProductRow>,
): Promise<void> {
  await updateRow(tx, products, id, changes)
}

/** Every category: a new one without an order comes after them. */
export async function countCategories(tx: Transaction): Promise<number> {
  const [row] = await tx.select({ count: sql<number>`${count()}::int` }).from(productCategories)
  return row?.count ?? 0
}

/** Inserts a category and returns its row. */
export async function insertCategory(tx: Transaction, category: NewCategoryRow) {
  const [row] = await tx.insert(productCategories).values(category).returning()
  if (!row) throw new Error('a category was not stored')
  return row
}

/** The category as it is then; null when there is none. */
export async function updateCategory(tx: Transaction, id: number, changes: Changes<NewCategoryRow>) {
  await updateRow(tx, productCategories, id, changes)
  const [row] = await tx.select().from(productCategories).where(isCategory(id))
  return row ?? null
}

/** The foreign keys unlink its products and accessories; false when there was no such category. */
export function removeCategory(tx: Transaction, id: number): Promise<boolean> {
  return removeRow(tx, productCategories, id)
}
