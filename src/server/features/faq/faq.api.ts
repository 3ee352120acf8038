import { readerOf, STAFF, VISITOR } from '../../platform/db/scope.ts'
import { forReader } from '../../platform/http/for-reader.ts'
import { api } from '../../platform/http/implementer.ts'
import { requireActor, requireWriter } from '../../platform/http/require-actor.ts'
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

export const adminFaqCategories = {
  list: api.adminFaqCategories.list.handler(({ context }) => listCategories(context.db, STAFF)),
  create: api.adminFaqCategories.create.handler(({ context, input }) =>
    categoryWrites.create(context.db, requireActor(context), input),
  ),
  update: api.adminFaqCategories.update.handler(({ context, input: { id, ...changes } }) =>
    categoryWrites.update(context.db, requireWriter(context, 'faq-categories', id), id, changes),
  ),
  remove: api.adminFaqCategories.remove.handler(async ({ context, input }) => {
    await categoryWrites.remove(context.db, requireWriter(context, 'faq-categories', input.id), input.id)
    return { success: true }
  }),
}

export const adminFaqItems = {
  list: api.adminFaqItems.list.handler(({ context, input }) => listAllItems(context.db, input)),
  create: api.adminFaqItems.create.handler(({ context, input }) =>
    itemWrites.create(context.db, requireActor(context), input),
  ),
  update: api.adminFaqItems.update.handler(({ context, input: { id, ...changes } }) =>
    itemWrites.update(context.db, requireWriter(context, 'faq-items', id), id, changes),
  ),
  remove: api.adminFaqItems.remove.handler(async ({ context, input }) => {
    await itemWrites.remove(context.db, requireWriter(context, 'faq-items', input.id), input.id)
    return { success: true }
  }),
}
