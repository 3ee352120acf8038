import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { staffEndpoints } from '../endpoints.staff.ts'
import { idInPath } from '../fields.ts'
import { bulkChangeSchema, SCHEDULE_STATES } from './prices.ts'

/** Prices planned for an hour, or what became of them. */
const scheduledPriceSchema = z.object({
  id: z.int(),
  effectiveAt: z.string().describe('ISO 8601'),
  createdBy: z.object({ id: z.int().nullable(), name: z.string() }),
  productId: z.int().nullable().describe('null у массового изменения'),
  price: z.int().nullable().describe('Копейки'),
  bulk: bulkChangeSchema.nullable().describe('Массовое изменение, как его приняли'),
  state: z
    .enum(SCHEDULE_STATES)
    .describe('planned — ждёт часа; done — сделано; partly — часть товаров осталась; failed — остались все'),
  left: z
    .array(z.int())
    .describe('Товары, которых не тронули: их цену изменили, их удалили или новой цены для них нет'),
})
export type ScheduledPrice = z.infer<typeof scheduledPriceSchema>

export const scheduledPrices = {
  list: defineEndpoint(
    staffEndpoints.scheduledPrices.list,
    'Запланированные цены: сначала те, что ждут, по времени; затем исполненные за последние 90 дней, новые сверху; старше — только с товарами, которых не тронули и никто ещё не видел',
  ).output(z.array(scheduledPriceSchema)),
  remove: defineEndpoint(
    staffEndpoints.scheduledPrices.remove,
    'Отменить запланированное; 409, если уже сделано',
  )
    .input(z.object({ id: idInPath }))
    .output(z.void()),
  markSeen: defineEndpoint(
    staffEndpoints.scheduledPrices.markSeen,
    'Больше не напоминать на главной о товарах, которых не тронули',
  )
    .input(z.object({ id: idInPath }))
    .output(z.void()),
}
