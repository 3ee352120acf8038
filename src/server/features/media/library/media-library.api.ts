import { api } from '../../../platform/http/implementer.ts'
import { requireActor, requireWriter } from '../../../platform/http/require-actor.ts'
import { placePictures, undoPlacing } from '../place-pictures.service.ts'
import { matchPictures } from './match-pictures.service.ts'
import { createMedia, listMedia, removeMedia, removeUnused, updateMedia } from './media-library.service.ts'

export const media = {
  list: api.media.list.handler(({ context, input }) => listMedia(context.db, input.q)),
  update: api.media.update.handler(({ context, input: { id, ...changes } }) =>
    updateMedia(context.db, requireWriter(context, 'media', id), id, changes),
  ),
  remove: api.media.remove.handler(({ context, input: { id } }) =>
    removeMedia(context.db, requireWriter(context, 'media', id), id),
  ),
  removeMany: api.media.removeMany.handler(({ context, input }) =>
    removeUnused(context.db, requireActor(context), input.ids),
  ),
}

export const mediaMatching = {
  place: api.mediaMatching.place.handler(({ context, input }) =>
    placePictures(context.db, requireActor(context), input.items),
  ),
  undoPlacing: api.mediaMatching.undoPlacing.handler(({ context, input }) =>
    undoPlacing(context.db, requireActor(context), input.batchId),
  ),
}

export const mediaFiles = {
  match: api.mediaFiles.match.handler(({ context, input }) =>
    matchPictures(context.db, requireActor(context), context.uploads, input.files),
  ),
  create: api.mediaFiles.create.handler(({ context, input }) =>
    createMedia(context.db, requireActor(context), context.uploads, input),
  ),
}
