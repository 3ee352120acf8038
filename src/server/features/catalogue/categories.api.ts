import { forReader } from '../../platform/http/for-reader.ts'
import { api } from '../../platform/http/implementer.ts'
import { requireActor, requireWriter } from '../../platform/http/require-actor.ts'
import { categoryWrites, listCategories } from './categories.service.ts'

export const categories = {
  list: api.categories.list.handler(async ({ context }) =>
    (await listCategories(context.db)).map((one) => forReader(context, one)),
  ),
}

export const adminCategories = {
  create: api.adminCategories.create.handler(({ context, input }) =>
    categoryWrites.create(context.db, requireActor(context), input),
  ),
  update: api.adminCategories.update.handler(({ context, input: { id, ...changes } }) =>
    categoryWrites.update(context.db, requireWriter(context, 'categories', id), id, changes),
  ),
  remove: api.adminCategories.remove.handler(({ context, input }) =>
    categoryWrites.remove(context.db, requireWriter(context, 'categories', input.id), input.id),
  ),
}
