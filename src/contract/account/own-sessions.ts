import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { staffEndpoints } from '../endpoints.staff.ts'

const NO_SESSION = 'Ожидается номер сеанса'

const ownSessionSchema = z.object({
  id: z.string(),
  device: z.string().describe('Браузер и система: «Chrome на Windows»'),
  address: z.string().nullable().describe('Сеть последнего обращения; null, пока не известна'),
  createdAt: z.string().describe('Когда вошли'),
  seenAt: z.string().describe('Последнее обращение, с точностью до пяти минут'),
  isCurrent: z.boolean().describe('Сеанс этого запроса'),
})
export type OwnSession = z.infer<typeof ownSessionSchema>

const rows = staffEndpoints.ownSessions

export const ownSessions = {
  list: defineEndpoint(rows.list, 'Свои сеансы: нынешний, затем по последнему обращению').output(
    z.array(ownSessionSchema),
  ),
  end: defineEndpoint(rows.end, 'Закончить свой сеанс на другом устройстве')
    .input(z.object({ id: z.string({ error: NO_SESSION }).min(1, NO_SESSION).max(100, NO_SESSION) }))
    .output(z.void()),
  endOthers: defineEndpoint(rows.endOthers, 'Закончить все свои сеансы, кроме нынешнего').output(
    z.object({ ended: z.int().describe('Сколько их было') }),
  ),
}
