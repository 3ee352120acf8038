import { z } from 'zod'
import { defineEndpoint } from './endpoint.ts'
import { publicEndpoints } from './endpoints.public.ts'

/** What is found besides products; `answer` is ours to words of the trade. */
export const FOUND_KINDS = ['answer', 'faq', 'service', 'post', 'project'] as const

const foundSchema = z.object({
  kind: z.enum(FOUND_KINDS).describe('answer — ответ на слова покупателя, остальное — записи сайта'),
  title: z.string(),
  url: z.string().describe('Адрес на этом сайте'),
  excerpt: z.string().describe('Обычный текст'),
})
export type Found = z.infer<typeof foundSchema>

export const search = {
  get: defineEndpoint(
    publicEndpoints.search.get,
    'Поиск по вопросам, услугам, статьям и работам: только опубликованное, товары ищет /products',
  )
    .input(z.object({ q: z.string().max(500, 'Не длиннее 500 символов').optional() }))
    .output(z.array(foundSchema)),
}
