import type { z } from 'zod'
import type {
  Category,
  categoryChangesSchema,
  newCategorySchema,
} from '../../../contract/catalogue/categories.ts'
import { toShownPicture } from '../../../lib/pictures/picture-address.ts'
import { createCategoryWrites } from '../../platform/db/category-writes.ts'
import { orderOfNew, productCategories } from './catalogue.table.ts'

/** Without the parameters of its products, which have an endpoint of their own. */
const toCategory = ({ specMappings: _, ...row }: typeof productCategories.$inferSelect): Category => ({
  ...row,
  imageUrl: toShownPicture(row.imageUrl),
})

type NewCategory = z.output<typeof newCategorySchema>
type CategoryChanges = Omit<z.output<typeof categoryChangesSchema>, 'id'>

/** List by `order`, and writes of categories; a new one without `order` gets the specified default. BAD_REQUEST for an unknown manufacturer. */
export const categoryWrites = createCategoryWrites({
  table: productCategories,
  toRow: (category: NewCategory, slug) => ({
    ...category,
    slug,
    order: category.order ?? orderOfNew,
  }),
  toChanges: (changes: CategoryChanges, slug) => ({
    ...changes,
    slug,
    order: changes.order === null ? 0 : changes.order,
  }),
  toCategory,
  order: [productCategories.order],
})
