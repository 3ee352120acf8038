import { api } from '../../platform/http/implementer.ts'
import { requireActor, requireWriter } from '../../platform/http/require-actor.ts'
import { createRedirect, listRedirects, removeRedirect, updateRedirect } from './redirects.service.ts'

export const redirects = {
  list: api.redirects.list.handler(({ context }) => listRedirects(context.db)),
  create: api.redirects.create.handler(({ context, input }) =>
    createRedirect(context.db, requireActor(context), input, context.origin),
  ),
  update: api.redirects.update.handler(({ context, input: { id, ...changes } }) =>
    updateRedirect(context.db, requireWriter(context, 'redirects', id), id, changes, context.origin),
  ),
  remove: api.redirects.remove.handler(({ context, input: { id } }) =>
    removeRedirect(context.db, requireWriter(context, 'redirects', id), id),
  ),
}
