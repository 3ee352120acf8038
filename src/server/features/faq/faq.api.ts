import { readerOf, STAFF, VISITOR } from '../../platform/db/scope.ts'
import { crudHandlers, REMOVED } from '../../platform/http/crud-handlers.ts'
import { forReader } from '../../platform/http/for-reader.ts'
import { api } from '../../platform/http/implementer.ts'
import { categoryWrites, itemWrites, listAllItems, listCategories, requireCategory } from './faq.service.ts'

export const faq = {
  categories: api.faq.categories.handler(async ({ context }) =>
    (await listCategories(context.db, VISITOR)).map((one) => forReader(context, one)),
  ),
  category: api.faq.category.handler(async ({ context, input }) => {
    const { category, items } = await requireCategory(context.db, readerOf(context), input.slug)
    return {
      category: forReader(context, category),
      items: items.map((item) => forReader(context, item, 'published')),
    }
  }),
}

export const adminFaqCategories = crudHandlers(
  api.adminFaqCategories,
  'faq-categories',
  { ...categoryWrites, list: (db) => listCategories(db, STAFF) },
  REMOVED,
)

export const adminFaqItems = crudHandlers(
  api.adminFaqItems,
  'faq-items',
  { ...itemWrites, list: listAllItems },
  REMOVED,
)
