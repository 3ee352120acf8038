import { asc, count, eq, getTableColumns, sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { hasId } from '../db/rows.ts'
import { faqCategories, faqItems } from './faq.table.ts'

/** Every category in the order it was made, with the number of its questions. */
export function listCategories(db: Database) {
  return db
    .select({ ...getTableColumns(faqCategories), itemCount: count(faqItems.id) })
    .from(faqCategories)
    .leftJoin(faqItems, eq(faqItems.categoryId, faqCategories.id))
    .groupBy(faqCategories.id)
    .orderBy(asc(faqCategories.id))
}

/** Null when there is no category of this slug. */
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
