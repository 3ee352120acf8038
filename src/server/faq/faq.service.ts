import type {
  FaqCategoryChanges,
  FaqItemChanges,
  NewFaqCategory,
  NewFaqItem,
} from '../../contract/admin-faq.ts'
import type { FaqCategory, FaqCategoryWithItems, FaqItem, ListedFaqCategory } from '../../contract/faq.ts'
import type { CurrentUser } from '../../contract/session.ts'
import { AppError } from '../app-error.ts'
import type { Database } from '../db/database.ts'
import { keepOrMakeSlug } from '../db/free-slug.ts'
import { staffTransaction } from '../db/staff-transaction.ts'
import { toWire } from './faq.mapper.ts'
import {
  findCategoryBySlug,
  insertCategory,
  insertItem,
  listCategories as listCategoryRows,
  listItems,
  lockCategory,
  makeCategorySlug,
  removeCategory as removeCategoryRow,
  removeItem as removeItemRow,
  updateCategory as updateCategoryRow,
  updateItem as updateItemRow,
} from './faq.store.ts'

const noCategory = () => new AppError('NOT_FOUND', 'Категория не найдена')
const noItem = () => new AppError('NOT_FOUND', 'Вопрос-ответ не найден')

/** Every category with the number of its questions. */
export async function listCategories(db: Database): Promise<ListedFaqCategory[]> {
  return (await listCategoryRows(db)).map(toWire)
}

/** A category and its questions; throws NOT_FOUND when there is no such category. */
export async function requireCategory(db: Database, slug: string): Promise<FaqCategoryWithItems> {
  const category = await findCategoryBySlug(db, slug)
  if (!category) throw noCategory()
  const items = await listItems(db, category.id)
  return { category: toWire(category), items: items.map(toWire) }
}

/** Questions of one category, or all of them, those without a category too: for staff. */
export async function listAllItems(db: Database, categoryId?: number): Promise<FaqItem[]> {
  return (await listItems(db, categoryId)).map(toWire)
}

/** The icon of a new category (decisions.md, FAQ icon). */
const DEFAULT_ICON = 'help-circle'

/** Without a slug one is made of the name. Throws CONFLICT for a slug in use. */
export function createCategory(
  db: Database,
  actor: CurrentUser,
  category: NewFaqCategory,
): Promise<FaqCategory> {
  return staffTransaction(db, actor, async (tx) => {
    const slug = category.slug || (await makeCategorySlug(tx, category.name))
    return toWire(await insertCategory(tx, { ...category, slug, icon: DEFAULT_ICON }))
  })
}

/** Undefined is left as it is, null is cleared, a cleared slug is made anew. Throws like createCategory, and NOT_FOUND. */
export function updateCategory(
  db: Database,
  actor: CurrentUser,
  id: number,
  changes: FaqCategoryChanges,
): Promise<FaqCategory> {
  return staffTransaction(db, actor, async (tx) => {
    const current = await lockCategory(tx, id)
    if (!current) throw noCategory()
    const slug = await keepOrMakeSlug(changes.slug, current.slug, () =>
      makeCategorySlug(tx, changes.name ?? current.name, id),
    )
    const updated = await updateCategoryRow(tx, id, { ...changes, slug })
    if (!updated) throw noCategory()
    return toWire(updated)
  })
}

/** Its questions stay, without a category. Throws NOT_FOUND. */
export function removeCategory(db: Database, actor: CurrentUser, id: number): Promise<void> {
  return staffTransaction(db, actor, async (tx) => {
    if (!(await removeCategoryRow(tx, id))) throw noCategory()
  })
}

/** Throws BAD_REQUEST for an unknown category. */
export function createItem(db: Database, actor: CurrentUser, item: NewFaqItem): Promise<FaqItem> {
  return staffTransaction(db, actor, async (tx) => toWire(await insertItem(tx, item)))
}

/** Undefined is left as it is, null is cleared. Throws like createItem, and NOT_FOUND. */
export function updateItem(
  db: Database,
  actor: CurrentUser,
  id: number,
  changes: FaqItemChanges,
): Promise<FaqItem> {
  return staffTransaction(db, actor, async (tx) => {
    const updated = await updateItemRow(tx, id, changes)
    if (!updated) throw noItem()
    return toWire(updated)
  })
}

/** Throws NOT_FOUND. */
export function removeItem(db: Database, actor: CurrentUser, id: number): Promise<void> {
  return staffTransaction(db, actor, async (tx) => {
    if (!(await removeItemRow(tx, id))) throw noItem()
  })
}
