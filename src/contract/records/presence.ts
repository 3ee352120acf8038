import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { staffEndpoints } from '../endpoints.staff.ts'
import { ENTITIES } from './records.ts'

const openFormSchema = z.object({
  entity: z.enum([...ENTITIES, 'users', 'channels'], { error: 'Такого вида записей нет' }),
  id: z
    .int({ error: 'Ожидается номер записи' })
    .min(1, 'Ожидается номер записи')
    .max(2_147_483_647, 'Такой записи нет'),
})
export type OpenForm = z.infer<typeof openFormSchema>

const othersSchema = z.array(
  z.object({ name: z.string(), since: z.string().describe('ISO 8601: с какого времени открыта форма') }),
)
export type OtherEditor = z.infer<typeof othersSchema>[number]

export const presence = {
  renew: defineEndpoint(staffEndpoints.presence.renew, 'Форма записи открыта; кто ещё её открыл')
    .input(openFormSchema)
    .output(othersSchema),
  leave: defineEndpoint(staffEndpoints.presence.leave, 'Форма записи закрыта').input(openFormSchema),
}
