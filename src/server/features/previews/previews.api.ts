import { api } from '../../platform/http/implementer.ts'
import { requireActor } from '../../platform/http/require-actor.ts'
import { createPreview, removePreview } from './previews.service.ts'

export const previews = {
  create: api.previews.create.handler(({ context, input }) =>
    createPreview(context, { actor: requireActor(context), origin: context.origin }, input),
  ),
  remove: api.previews.remove.handler(({ context, input }) =>
    removePreview(context.db, requireActor(context), input.id),
  ),
}
