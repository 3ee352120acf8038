import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { staffEndpoints } from '../endpoints.staff.ts'

const indexNowSchema = z.object({
  isOn: z.boolean().describe('Включено в настройках'),
  keyAddress: z.string().describe('Файл, по которому сервис узнаёт сайт'),
  obstacle: z
    .enum(['no_public_url', 'local', 'not_https', 'samples'])
    .nullable()
    .describe(
      'Почему сообщать нельзя: адрес сайта не задан (PUBLIC_URL), локальный или без https, на сайте образцы; null — можно',
    ),
  waiting: z.int().describe('Сколько изменённых страниц ждут'),
  sentAt: z.string().nullable().describe('Когда сообщили в последний раз'),
  sent: z.int().describe('О скольких страницах'),
  failedAt: z.string().nullable().describe('Когда не получилось, если с тех пор не получалось'),
  reason: z.string().nullable().describe('Почему не получилось'),
})
export type IndexNow = z.infer<typeof indexNowSchema>

export const indexNow = {
  get: defineEndpoint(
    staffEndpoints.indexNow.get,
    'IndexNow: сообщаем ли поисковикам об изменениях и как это прошло',
  ).output(indexNowSchema),
}
