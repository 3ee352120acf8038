import { api } from '../../platform/http/implementer.ts'
import { requireActor } from '../../platform/http/require-actor.ts'
import { listNotFound, removeNotFound } from './not-found.service.ts'

export const notFound = {
  list: api.notFound.list.handler(async ({ context }) => {
    await context.notFoundCounter.flush()
    return await listNotFound(context.db)
  }),
  remove: api.notFound.remove.handler(({ context, input }) =>
    removeNotFound(context.db, requireActor(context), input.id),
  ),
}
