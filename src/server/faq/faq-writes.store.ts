import { eq, sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { makeFreeSlug } from '../db/free-slug.ts'
import { faqCategories, faqItems } from './faq.table.ts'

type NewCategoryRow = typeof faqCategories.$inferInsert
type NewItemRow = typeof faqItems.$inferInsert
/** Undefined is left as it is. */
type Changes<Row> = { [Column in keyof Row]?: Row[Column] | undefined }

// An address may ask for a number beyond any id: compared as bigint it is unknown, not a fault.
const isCategory = (id: number) => eq(faqCategories.id, sql`${id}::bigint`)
const isItem = (id: number) => eq(faqItems.id, sql`${id}::bigint`)

/** A slug of the name that no other category of questions has. */
export const makeCategorySlug = (tx: Database, name: string, ownId?: number) =>
  makeFreeSlug(tx, faqCategories, { name, fallback: 'kategoriya', ownId })

export async function insertCategory(tx: Database, category: NewCategoryRow) {
  const [row] = await tx.insert(faqCategories).values(category).returning()
  if (!row) throw new Error('a category of questions was not stored')
  return row
}

/** The category, and nobody else changes it until this transaction ends. */
export async function lockCategory(tx: Database, id: number) {
  const [row] = await tx.select().from(faqCategories).where(isCategory(id)).for('update')
  return row ?? null
}

export async function updateCategory(tx: Database, id: number, changes: Changes<NewCategoryRow>) {
  const [row] = await tx.update(faqCategories).set(changes).where(isCategory(id)).returning()
  return row ?? null
}

/** The foreign key unlinks its questions; false when there was no such category. */
export async function removeCategory(tx: Database, id: number): Promise<boolean> {
  const removed = await tx.delete(faqCategories).where(isCategory(id)).returning({ id: faqCategories.id })
  return removed.length > 0
}

export async function insertItem(tx: Database, item: NewItemRow) {
  const [row] = await tx.insert(faqItems).values(item).returning()
  if (!row) throw new Error('a question was not stored')
  return row
}

/** The question, and nobody else changes it until this transaction ends. */
export async function lockItem(tx: Database, id: number) {
  const [row] = await tx.select().from(faqItems).where(isItem(id)).for('update')
  return row ?? null
}

export async function updateItem(tx: Database, id: number, changes: Changes<NewItemRow>) {
  const [row] = await tx.update(faqItems).set(changes).where(isItem(id)).returning()
  return row ?? null
}

/** False when there was no such question. */
export async function removeItem(tx: Database, id: number): Promise<boolean> {
  const removed = await tx.delete(faqItems).where(isItem(id)).returning({ id: faqItems.id })
  return removed.length > 0
}
