import type {
  FaqCategory,
  FaqCategoryChanges,
  FaqCategoryWithItems,
  FaqItem,
  FaqItemChanges,
  ListedFaqCategory,
  NewFaqCategory,
  NewFaqItem,
} from '../../../contract/content/faq.ts'
import { AppError } from '../../app-error.ts'
import { createCategoryWrites, noCategory } from '../../platform/db/category-writes.ts'
import type { Database } from '../../platform/db/database.ts'
import { type Reader, type Scope, STAFF, scopeOf } from '../../platform/db/scope.ts'
import { staffTransaction } from '../../platform/db/staff-transaction.ts'
import type { Writer } from '../../platform/db/versioned.ts'
import { withAlts } from '../media/library/alts.service.ts'
import { toContract } from './faq.mapper.ts'
import {
  findCategoryBySlug,
  findItem,
  insertItem,
  listCategories as listCategoryRows,
  listItems,
  removeItem as removeItemRow,
  updateItem as updateItemRow,
} from './faq.store.ts'
import { faqCategories } from './faq.table.ts'

const visibleTo = (reader: Reader): Scope => (reader.seesDrafts ? 'all' : 'published')

const noItem = () => new AppError('NOT_FOUND', 'Вопрос-ответ не найден')

/** All categories with the number of their questions that the reader may see. */
export async function listCategories(db: Database, reader: Reader): Promise<ListedFaqCategory[]> {
  return (await listCategoryRows(db, visibleTo(reader))).map(toContract)
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
  const answers = items.map((item): FaqItem => toContract(item))
  return { category: toContract(category), items: await withAlts(db, answers, ({ answer }) => [answer]) }
}

/** For staff: questions of one category, or all, also those without a category. */
export async function listAllItems(
  db: Database,
  { categoryId, published }: { categoryId?: number | undefined; published?: 'true' | 'false' | undefined },
): Promise<FaqItem[]> {
  return (await listItems(db, scopeOf(STAFF, published) ?? 'all', categoryId)).map(toContract)
}

/** A question with its answer. Throws NOT_FOUND. */
export async function requireItem(db: Database, id: number): Promise<FaqItem> {
  const row = await findItem(db, id)
  if (!row) throw noItem()
  return toContract(row)
}

/** The icon of a new category (decisions.md, FAQ icon). */
const DEFAULT_ICON = 'help-circle'

/** Writes of categories; removing one leaves its questions without a category. */
export const categoryWrites = createCategoryWrites({
  table: faqCategories,
  toRow: (category: NewFaqCategory, slug) => ({ ...category, slug, icon: DEFAULT_ICON }),
  toChanges: (changes: FaqCategoryChanges, slug) => ({ ...changes, slug }),
  toCategory: (row): FaqCategory => toContract(row),
})

/** Throws BAD_REQUEST for an unknown category. */
export function createItem(db: Database, actor: Writer, item: NewFaqItem): Promise<FaqItem> {
  return staffTransaction(db, actor, async (tx) => toContract(await insertItem(tx, item)))
}

/** Undefined is left as it is, null is cleared. Throws like createItem, and NOT_FOUND. */
export function updateItem(
  db: Database,
  actor: Writer,
  id: number,
  changes: FaqItemChanges,
): Promise<FaqItem> {
  return staffTransaction(db, actor, async (tx) => {
    const updated = await updateItemRow(tx, id, changes)
    if (!updated) throw noItem()
    return toContract(updated)
  })
}

/** Throws NOT_FOUND. */
export function removeItem(db: Database, actor: Writer, id: number): Promise<void> {
  return staffTransaction(db, actor, async (tx) => {
    if (!(await removeItemRow(tx, id))) throw noItem()
  })
}
