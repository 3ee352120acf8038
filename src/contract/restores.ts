import { z } from 'zod'
import { defineEndpoint } from './endpoint.ts'
import { staffEndpoints } from './endpoints.staff.ts'

const lateRecord = z.object({
  entity: z.enum(['products', 'posts']),
  id: z.int(),
  title: z.string(),
  at: z.iso.datetime(),
})

const heldSchema = z.object({
  restoredAt: z.iso.datetime(),
  backupMadeAt: z.iso.datetime(),
  deliveries: z.int().describe('Сообщений сотрудникам, которые ждут'),
  latePrices: z
    .array(z.object({ id: z.int(), title: z.string(), at: z.iso.datetime() }))
    .describe('Плановые цены, чей час прошёл'),
  latePublications: z.array(lateRecord).describe('Показ и скрытие, чей час прошёл'),
})
/** What waits since a restore. */
export type HeldRestore = z.output<typeof heldSchema>

export const restores = {
  held: defineEndpoint(
    staffEndpoints.restores.held,
    'Что ждёт после восстановления из копии; null, если ничего',
  ).output(z.object({ held: heldSchema.nullable() })),
  release: defineEndpoint(
    staffEndpoints.restores.release,
    'Отправить и выполнить всё, что ждёт после восстановления',
  ).output(z.object({ message: z.string() })),
}
