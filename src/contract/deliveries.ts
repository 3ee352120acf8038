import { z } from 'zod'
import { CHANNELS, DELIVERY_STATUSES } from '../domain/channels/delivery-kinds.ts'
import { defineEndpoint } from './endpoint.ts'
import { staffEndpoints } from './endpoints.staff.ts'
import { idInPath, idInQuery, intInAddress } from './fields.ts'
import { deliverySchema } from './inquiries/work.ts'

/** Longest list. */
const MAX_LISTED = 500
const WRONG_LIMIT = `Ожидается число от 1 до ${MAX_LISTED}`

export const deliveries = {
  list: defineEndpoint(
    staffEndpoints.deliveries.list,
    `Сообщения сотрудникам о запросах, новые сверху, не больше ${MAX_LISTED}`,
  )
    .input(
      z.object({
        status: z.enum(DELIVERY_STATUSES, { error: 'Такого состояния нет' }).optional(),
        channel: z.enum(CHANNELS, { error: 'Такого канала нет' }).optional(),
        inquiryId: idInQuery().optional(),
        limit: intInAddress(
          z.int({ error: WRONG_LIMIT }).min(1, WRONG_LIMIT).max(MAX_LISTED, WRONG_LIMIT),
        ).optional(),
      }),
    )
    .output(z.array(deliverySchema)),
  retry: defineEndpoint(
    staffEndpoints.deliveries.retry,
    'Отправить сейчас, в любом состоянии, кроме отправленного',
  )
    .input(z.object({ id: idInPath }))
    .output(deliverySchema),
}
