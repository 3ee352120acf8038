import { z } from 'zod'
import { bulkChangeSchema, SCHEDULE_STATES } from '../catalogue/prices.ts'
import { defineEndpoint } from '../endpoint.ts'
import { staffEndpoints } from '../endpoints.staff.ts'
import { idInQuery } from '../fields.ts'
import { upToField } from './parts.ts'
import { versionField } from './records.ts'

const named = z.object({ id: z.int(), name: z.string() })

/** Something that will happen by itself. */
const plannedSchema = z.object({
  kind: z.enum(['price', 'bulk', 'publish', 'unpublish']),
  id: z.int().describe('Номер в плане; у публикации — номер записи'),
  entity: z.enum(['products', 'posts']).describe('Что изменится'),
  at: z.string().describe('ISO 8601'),
  title: z.string().describe('Название записи; у массового изменения — какое оно'),
  productId: z.int().nullable(),
  oldPrice: z.int().nullable().describe('Копейки, какой она была, когда планировали'),
  price: z.int().nullable().describe('Копейки'),
  bulk: bulkChangeSchema.nullable().describe('Массовое изменение, как его приняли'),
  count: z.int().nullable().describe('Сколько товаров в массовом изменении'),
  by: z.string().nullable().describe('Кто запланировал'),
  since: z.string().nullable().describe('Когда запланировал'),
  version: versionField.describe('Версия записи, для заголовка If-Match; у массового изменения её нет'),
  changed: z.array(named).describe('Товары, которые с тех пор изменились: их не тронем'),
})
export type PlannedWork = z.infer<typeof plannedSchema>

/** Prices whose hour has come. */
const pastSchema = z.object({
  id: z.int(),
  at: z.string().describe('Когда сделано'),
  title: z.string(),
  price: z.int().nullable(),
  count: z.int().nullable(),
  state: z.enum(SCHEDULE_STATES),
  left: z.array(named).describe('Товары, которых не тронули'),
  isSeen: z.boolean().describe('Об оставшихся больше не напоминаем'),
})
export type PastWork = z.infer<typeof pastSchema>

const scheduleSchema = z.object({
  planned: z.array(plannedSchema),
  past: z.array(pastSchema),
  total: z.int().optional().describe('Сколько запланировано, если planned — только ближайшее (upTo)'),
})
export type Schedule = z.infer<typeof scheduleSchema>

export const schedule = {
  list: defineEndpoint(
    staffEndpoints.schedule.list,
    'Что случится само: цены и публикации по времени, и чем кончилось то, чей час наступил, новое сверху',
  )
    .input(
      z.object({
        upTo: upToField.describe('Если запланировано больше — только столько ближайшего'),
        product: idInQuery().optional().describe('Только цены этого товара, все; past тогда пуст'),
      }),
    )
    .output(scheduleSchema),
}
