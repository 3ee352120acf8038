import { api } from '../http/implementer.ts'
import { uploadImage } from './uploads.service.ts'

export const uploads = {
  image: api.uploads.image.handler(({ context, input }) => uploadImage(context.uploads, input.image)),
}
