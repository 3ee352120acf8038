import { and, asc, count, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { hasId } from '../../platform/db/rows.ts'
import { inScope, type Scope } from '../../platform/db/scope.ts'
import { faqCategories, faqItems } from './faq.table.ts'

const CATEGORY = {
  id: faqCategories.id,
  name: faqCategories.name,
  slug: faqCategories.slug,
  description: faqCategories.description,
  icon: faqCategories.icon,
  version: faqCategories.version,
  createdAt: faqCategories.createdAt,
  updatedAt: faqCategories.updatedAt,
}

/** All categories by id, with the number of their questions in scope. */
export function listCategories(db: Database, scope: Scope) {
  return db
    .select({ ...CATEGORY, itemCount: count(faqItems.id) })
    .from(faqCategories)
    .leftJoin(faqItems, and(eq(faqItems.categoryId, faqCategories.id), inScope(faqItems.published, scope)))
    .groupBy(faqCategories.id)
    .orderBy(asc(faqCategories.id))
}

/** Null when there is no category with this slug. */
export async function findCategoryBySlug(db: Database, slug: string) {
  const [row] = await db.select(CATEGORY).from(faqCategories).where(eq(faqCategories.slug, slug)).limit(1)
  return row ?? null
}

/** Questions in scope of one category or of all: by `orderIndex`, nulls last, then id (decisions.md, FAQ). */
export function listItems(db: Database, scope: Scope, categoryId?: number) {
  const isInCategory = categoryId === undefined ? undefined : hasId(faqItems.categoryId, categoryId)
  return db
    .select()
    .from(faqItems)
    .where(and(inScope(faqItems.published, scope), isInCategory))
    .orderBy(sql`${faqItems.orderIndex} asc nulls last`, asc(faqItems.id))
}

const ANSWER = { id: faqItems.id, question: faqItems.question, answer: faqItems.answer }

/** Answers of published questions that have a picture, in the order in which questions stand. */
export const listIllustrated = (db: Database) =>
  db
    .select({ id: faqItems.id, categoryId: faqItems.categoryId, answer: faqItems.answer })
    .from(faqItems)
    // As pictures are written in Markdown (src/lib/pictures/text-pictures.ts).
    .where(and(inScope(faqItems.published, 'published'), sql`strpos(${faqItems.answer}, '![') > 0`))
    .orderBy(sql`${faqItems.orderIndex} asc nulls last`, asc(faqItems.id))

/** Of these questions those that visitors read: one without a category stands on no page. */
export function listShownById(db: Database, ids: readonly number[]) {
  return db
    .select(ANSWER)
    .from(faqItems)
    .where(
      and(
        inArray(faqItems.id, [...ids]),
        inScope(faqItems.published, 'published'),
        isNotNull(faqItems.categoryId),
      ),
    )
}

/** Those of the ids that no question has. */
export async function listUnknownItems(db: Database, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select({ id: faqItems.id })
    .from(faqItems)
    .where(inArray(faqItems.id, [...ids]))
  const known = new Set(rows.map(({ id }) => id))
  return ids.filter((id) => !known.has(id))
}
