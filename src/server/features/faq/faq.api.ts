import { STAFF, VISITOR } from '../../platform/db/scope.ts'
import { crudHandlers, REMOVED } from '../../platform/http/crud-handlers.ts'
import { forReader, readerOf } from '../../platform/http/for-reader.ts'
import { api } from '../../platform/http/implementer.ts'
import { categoryWrites, itemWrites, listAllItems, listCategories, requireCategory } from './faq.service.ts'

export const faq = {
  categories: api.faq.categories.handler(async ({ context }) => {
    const reader = readerOf(context, 'faq-categories')
    return (await listCategories(context.db, VISITOR)).map((one) => forReader(reader, one))
  }),
  category: api.faq.category.handler(async ({ context, input }) => {
    const reader = readerOf(context, 'faq-items')
    const { category, items } = await requireCategory(context.db, reader, input.slug)
    return {
      category: forReader(reader, category),
      items: items.map((item) => forReader(reader, item, 'published')),
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
