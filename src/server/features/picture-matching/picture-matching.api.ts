import { api } from '../../platform/http/implementer.ts'
import { requireActor } from '../../platform/http/require-actor.ts'
import { createMedia } from '../media/library/media-library.service.ts'
import { matchPictures } from './match-pictures.service.ts'
import { placePictures, undoPlacing } from './place-pictures.service.ts'

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
