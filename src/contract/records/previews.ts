import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { staffEndpoints } from '../endpoints.staff.ts'
import { idInBody, idInPath, NOT_WHOLE } from '../fields.ts'

const previewed = z.enum(
  ['products', 'posts', 'projects', 'faq-items', 'landing-pages', 'reviews', 'districts', 'pages'],
  {
    error:
      'Предпросмотр бывает у товаров (products), статей (posts), проектов (projects), вопросов (faq-items), подборок (landing-pages), отзывов (reviews), районов (districts) и текстов страниц (pages)',
  },
)
/** Kinds of records that a link can show. */
export type Previewed = z.infer<typeof previewed>

export const previews = {
  create: defineEndpoint(
    staffEndpoints.previews.create,
    'Ссылка на 7 дней: страница записи с её черновиком, и неопубликованной; отзыв и район — на главной странице, на своём месте',
  )
    .input(z.object({ entity: previewed, id: idInBody(NOT_WHOLE, 'Такой записи нет') }))
    .output(z.object({ id: z.int(), url: z.string(), expiresAt: z.string() })),
  remove: defineEndpoint(staffEndpoints.previews.remove, 'Закрыть ссылку: страница по ней отвечает 404')
    .input(z.object({ id: idInPath }))
    .output(z.void()),
}
