import { api } from '../http/implementer.ts'
import { listCategories, requireCategory } from './faq.service.ts'

export const faq = {
  categories: api.faq.categories.handler(({ context }) => listCategories(context.db)),
  category: api.faq.category.handler(({ context, input }) => requireCategory(context.db, input.slug)),
}
