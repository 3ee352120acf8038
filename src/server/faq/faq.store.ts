import { asc, count, eq, getTableColumns, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../db/database.ts'
import { type Changes, hasId, insertRow, removeRow, updateRow } from '../db/rows.ts'
import { faqCategories, faqItems } from './faq.table.ts'

type NewItemRow = typeof faqItems.$inferInsert

const isItem = (id: number) => hasId(faqItems.id, id)

/** All categories by id, with the number of their questions. */
export function listCategories(db: Database) {
  return db
    .select({ ...getTableColumns(faqCategories), itemCount: count(faqItems.id) })
    .from(faqCategories)
    .leftJoin(faqItems, eq(faqItems.categoryId, faqCategories.id))
    .groupBy(faqCategories.id)
    .orderBy(asc(faqCategories.id))
}

/** Null when there is no category with this slug. */
export async function findCategoryBySlug(db: Database, slug: string) {
  const [row] = await db.select().from(faqCategories).where(eq(faqCategories.slug, slug)).limit(1)
  return row ?? null
}

/** Questions of one category or of all: by `orderIndex`, nulls last, then id (decisions.md, FAQ). */
export function listItems(db: Database, categoryId?: number) {
  return db
    .select()
    .from(faqItems)
    .where(categoryId === undefined ? undefined : hasId(faqItems.categoryId, categoryId))
    .orderBy(sql`${faqItems.orderIndex} asc nulls last`, asc(faqItems.id))
}

/** Inserts a question with its answer and returns its row. */
export function insertItem(tx: Transaction, item: NewItemRow) {
  return insertRow(tx, faqItems, item)
}

/** Returns the changed row; null when there is none. */
export async function updateItem(tx: Transaction, id: number, changes: Changes<NewItemRow>) {
  await updateRow(tx, faqItems, id, changes)
  const [row] = await tx.select().from(faqItems).where(isItem(id))
  return row ?? null
}

/** False when there was no such question. */
export function removeItem(tx: Transaction, id: number): Promise<boolean> {
  return removeRow(tx, faqItems, id)
}
