import { z } from 'zod'
import { endpoint } from './row.ts'
import { staffRows } from './rows.staff.ts'

export const uploads = {
  image: endpoint(
    staffRows.uploads.image,
    'Загрузить изображение JPEG, PNG, GIF или WebP до 5 МБ и 40 мегапикселей',
  )
    .input(z.object({ image: z.file({ error: 'Выберите файл изображения' }) }))
    .output(z.object({ success: z.literal(true), url: z.string(), message: z.string() })),
}
