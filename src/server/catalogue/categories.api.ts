import { api } from '../http/implementer.ts'
import { requireActor } from '../http/require-actor.ts'
import { categoryWrites, listCategories } from './categories.service.ts'

export const categories = {
  list: api.categories.list.handler(({ context }) => listCategories(context.db)),
}

export const adminCategories = {
  create: api.adminCategories.create.handler(({ context, input }) =>
    categoryWrites.create(context.db, requireActor(context), input),
  ),
  update: api.adminCategories.update.handler(({ context, input: { id, ...changes } }) =>
    categoryWrites.update(context.db, requireActor(context), id, changes),
  ),
  remove: api.adminCategories.remove.handler(({ context, input }) =>
    categoryWrites.remove(context.db, requireActor(context), input.id),
  ),
}
