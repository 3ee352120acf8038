import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { staffEndpoints } from '../endpoints.staff.ts'

export const uploads = {
  image: defineEndpoint(
    staffEndpoints.uploads.image,
    'Загрузить изображение JPEG, PNG, GIF или WebP до 5 МБ и 40 мегапикселей',
  )
    .input(z.object({ image: z.file({ error: 'Выберите файл изображения' }) }))
    .output(z.object({ success: z.literal(true), url: z.string(), message: z.string() })),
}
