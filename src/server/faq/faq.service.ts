import type { FaqCategoryWithItems, FaqItem, ListedFaqCategory } from '../../contract/faq.ts'
import { AppError } from '../app-error.ts'
import type { Database } from '../db/database.ts'
import { toWire } from './faq.mapper.ts'
import { findCategoryBySlug, listCategories as listCategoryRows, listItems } from './faq.store.ts'

/** Every category with the number of its questions. */
export async function listCategories(db: Database): Promise<ListedFaqCategory[]> {
  return (await listCategoryRows(db)).map(toWire)
}

/** A category and its questions; throws NOT_FOUND when there is no such category. */
export async function requireCategory(db: Database, slug: string): Promise<FaqCategoryWithItems> {
  const category = await findCategoryBySlug(db, slug)
  if (!category) throw new AppError('NOT_FOUND', 'Категория не найдена')
  const items = await listItems(db, category.id)
  return { category: toWire(category), items: items.map(toWire) }
}

/** Questions of one category, or all of them, those without a category too: for staff. */
export async function listAllItems(db: Database, categoryId?: number): Promise<FaqItem[]> {
  return (await listItems(db, categoryId)).map(toWire)
}
