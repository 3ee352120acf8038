import { api } from '../http/implementer.ts'
import { requireActor } from '../http/require-actor.ts'
import { listAllItems, listCategories } from './faq.service.ts'
import {
  createCategory,
  createItem,
  removeCategory,
  removeItem,
  updateCategory,
  updateItem,
} from './faq-writes.service.ts'

export const adminFaqCategories = {
  list: api.adminFaqCategories.list.handler(({ context }) => listCategories(context.db)),
  create: api.adminFaqCategories.create.handler(({ context, input }) =>
    createCategory(context.db, requireActor(context), input),
  ),
  update: api.adminFaqCategories.update.handler(({ context, input: { id, ...changes } }) =>
    updateCategory(context.db, requireActor(context), id, changes),
  ),
  remove: api.adminFaqCategories.remove.handler(async ({ context, input }) => {
    await removeCategory(context.db, requireActor(context), input.id)
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
