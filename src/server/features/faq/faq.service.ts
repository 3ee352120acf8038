import type { CategoryChanges, NewCategory } from '../../../contract/content/categories.ts'
import type {
  FaqCategory,
  FaqCategoryWithItems,
  FaqItem,
  ListedFaqCategory,
} from '../../../contract/content/faq.ts'
import { UNKNOWN_QUESTION } from '../../../contract/content/landing-fields.ts'
import { AppError } from '../../app-error.ts'
import { createCategoryWrites, noCategory } from '../../platform/db/category-writes.ts'
import type { Database } from '../../platform/db/database.ts'
import { toIsoTimes } from '../../platform/db/iso-times.ts'
import { createRowWrites } from '../../platform/db/row-writes.ts'
import { type Reader, type Scope, STAFF, scopeOf } from '../../platform/db/scope.ts'
import { withAlts } from '../media/library/alts.service.ts'
import {
  findCategoryBySlug,
  listCategories as listCategoryRows,
  listItems,
  listShownById,
  listUnknownItems,
} from './faq.store.ts'
import { faqCategories, faqItems } from './faq.table.ts'

export { listIllustrated } from './faq.store.ts'

const visibleTo = (reader: Reader): Scope => (reader.seesDrafts ? 'all' : 'published')

/** All categories with the number of their questions that the reader may see. */
export async function listCategories(db: Database, reader: Reader): Promise<ListedFaqCategory[]> {
  return (await listCategoryRows(db, visibleTo(reader))).map(toIsoTimes)
}

/** A category and its questions that the reader may see; throws NOT_FOUND when there is no such category. */
export async function requireCategory(
  db: Database,
  reader: Reader,
  slug: string,
): Promise<FaqCategoryWithItems> {
  const category = await findCategoryBySlug(db, slug)
  if (!category) throw noCategory()
  const items = await listItems(db, visibleTo(reader), category.id)
  const answers = items.map((item): FaqItem => toIsoTimes(item))
  return { category: toIsoTimes(category), items: await withAlts(db, answers, ({ answer }) => [answer]) }
}

/** For staff: questions of one category, or all, also those without a category. */
export async function listAllItems(
  db: Database,
  { categoryId, published }: { categoryId?: number | undefined; published?: 'true' | 'false' | undefined },
): Promise<FaqItem[]> {
  return (await listItems(db, scopeOf(STAFF, published) ?? 'all', categoryId)).map(toIsoTimes)
}

/** Of these questions those that visitors read, in this order, with the descriptions of their pictures. */
export async function listShownAnswers(db: Database, ids: readonly number[]) {
  if (ids.length === 0) return []
  const rows = await listShownById(db, ids)
  const shown = ids.flatMap((id) => rows.find((row) => row.id === id) ?? [])
  return withAlts(db, shown, ({ answer }) => [answer])
}

/** Throws BAD_REQUEST for an id that no question has; those of `present` may stay: what they name lies in the trash. */
export async function requireQuestions(
  db: Database,
  ids: readonly number[] = [],
  present: readonly number[] = [],
): Promise<void> {
  const unknown = await listUnknownItems(
    db,
    ids.filter((id) => !present.includes(id)),
  )
  if (unknown.length > 0)
    throw new AppError('BAD_REQUEST', UNKNOWN_QUESTION, undefined, {
      errors: { questionIds: UNKNOWN_QUESTION },
    })
}

/** The icon of a new category (decisions.md, FAQ icon). */
const DEFAULT_ICON = 'help-circle'

/** Writes of categories; removing one leaves its questions without a category. */
export const categoryWrites = createCategoryWrites({
  table: faqCategories,
  toRow: (category: NewCategory, slug) => ({ ...category, slug, icon: DEFAULT_ICON }),
  toChanges: (changes: CategoryChanges, slug) => ({ ...changes, slug }),
  toCategory: (row): FaqCategory => toIsoTimes(row),
})

/** Writes of questions. */
export const itemWrites = createRowWrites({
  table: faqItems,
  toContract: (row): FaqItem => toIsoTimes(row),
  missing: 'Вопрос-ответ не найден',
})
