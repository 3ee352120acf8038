import { api } from '../http/implementer.ts'
import { requireActor } from '../http/require-actor.ts'
import {
  categoryWrites,
  createItem,
  listAllItems,
  listCategories,
  removeItem,
  requireCategory,
  updateItem,
} from './faq.service.ts'

export const faq = {
  categories: api.faq.categories.handler(({ context }) => listCategories(context.db)),
  category: api.faq.category.handler(({ context, input }) => requireCategory(context.db, input.slug)),
}

export const adminFaqCategories = {
  list: api.adminFaqCategories.list.handler(({ context }) => listCategories(context.db)),
  create: api.adminFaqCategories.create.handler(({ context, input }) =>
    categoryWrites.create(context.db, requireActor(context), input),
  ),
  update: api.adminFaqCategories.update.handler(({ context, input: { id, ...changes } }) =>
    categoryWrites.update(context.db, requireActor(context), id, changes),
  ),
  remove: api.adminFaqCategories.remove.handler(async ({ context, input }) => {
    await categoryWrites.remove(context.db, requireActor(context), input.id)
    return { success: true }
  }),
}

export const adminFaqItems = {
  list: api.adminFaqItems.list.handler(({ context, input }) => listAllItems(context.db, input.categoryId)),
  create: api.adminFaqItems.create.handler(({ context, input }) =>
    createItem(context.db, requireActor(context), input),
  ),
  update: api.adminFaqItems.update.handler(({ context, input: { id, ...changes } }) =>
    updateItem(context.db, requireActor(context), id, changes),
  ),
  remove: api.adminFaqItems.remove.handler(async ({ context, input }) => {
    await removeItem(context.db, requireActor(context), input.id)
    return { success: true }
  }),
}
