import { api } from '../../platform/http/implementer.ts'
import { requireActor } from '../../platform/http/require-actor.ts'
import { uploadImage } from './library/media-library.service.ts'

export const uploads = {
  image: api.uploads.image.handler(({ context, input }) =>
    uploadImage(context.db, requireActor(context), context.uploads, input.image),
  ),
}
