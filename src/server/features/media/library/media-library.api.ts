import { api } from '../../../platform/http/implementer.ts'
import { requireActor, requireWriter } from '../../../platform/http/require-actor.ts'
import { removeMedia, removeUnused, updateMedia } from './media-library.service.ts'
import { listFoundMedia, listMedia, listMediaPart } from './media-list.service.ts'
import { replaceMedia } from './replace-media.service.ts'

export const media = {
  list: api.media.list.handler(({ context, input }) => listMedia(context.db, requireActor(context), input)),
  update: api.media.update.handler(({ context, input: { id, ...changes } }) =>
    updateMedia(context.db, requireWriter(context, 'media', id), id, changes),
  ),
  remove: api.media.remove.handler(({ context, input: { id } }) =>
    removeMedia(context.db, requireWriter(context, 'media', id), id),
  ),
  replace: api.media.replace.handler(({ context, input }) =>
    replaceMedia(context.db, requireActor(context), input, context.textsChanged),
  ),
  removeMany: api.media.removeMany.handler(({ context, input }) =>
    removeUnused(context.db, requireActor(context), input.ids),
  ),
}

export const mediaParts = {
  list: api.mediaParts.list.handler(({ context, input }) =>
    listMediaPart(context.db, requireActor(context), input),
  ),
  found: api.mediaParts.found.handler(({ context, input }) =>
    listFoundMedia(context.db, requireActor(context), input),
  ),
}
