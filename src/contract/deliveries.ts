import { z } from 'zod'
import { DELIVERY_STATUSES } from '../lib/delivery-kinds.ts'
import { defineEndpoint } from './endpoint.ts'
import { staffEndpoints } from './endpoints.staff.ts'
import { idInPath, intInAddress } from './fields.ts'
import { deliverySchema } from './inquiry-work.ts'

export const deliveries = {
  list: defineEndpoint(staffEndpoints.deliveries.list, 'Сообщения сотрудникам о запросах, новые сверху')
    .input(
      z.object({
        status: z.enum(DELIVERY_STATUSES, { error: 'Такого состояния нет' }).optional(),
        inquiryId: intInAddress(z.int({ error: 'Номер должен быть целым числом' })).optional(),
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
