import type { z } from 'zod'
import type { Category, categoryChangesSchema, newCategorySchema } from '../../contract/categories.ts'
import { toShownPicture } from '../../lib/picture-address.ts'
import { createCategoryWrites } from '../db/category-writes.ts'
import type { Database } from '../db/database.ts'
import { productCategories } from './catalogue.table.ts'
import { AFTER_ALL_OTHERS, listCategories as listCategoryRows } from './categories.store.ts'

/** Categories of the catalogue by `order`, then id. */
export async function listCategories(db: Database): Promise<Category[]> {
  const rows = await listCategoryRows(db)
  return rows.map((row) => ({ ...row, imageUrl: toShownPicture(row.imageUrl) }))
}

type NewCategory = z.output<typeof newCategorySchema>
type CategoryChanges = Omit<z.output<typeof categoryChangesSchema>, 'id'>

/** Writes of categories; a new one without `order` comes last. BAD_REQUEST for an unknown manufacturer. */
export const categoryWrites = createCategoryWrites({
  table: productCategories,
  toRow: (category: NewCategory, slug) => ({
    ...category,
    slug,
    order: category.order ?? AFTER_ALL_OTHERS,
  }),
  toChanges: (changes: CategoryChanges) => ({
    ...changes,
    order: changes.order === null ? 0 : changes.order,
  }),
  toCategory: (row): Category => row,
})
