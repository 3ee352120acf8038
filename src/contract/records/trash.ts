import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { staffEndpoints } from '../endpoints.staff.ts'
import { idInPath } from '../fields.ts'
import { TRASHED_ENTITIES } from './record-kinds.ts'

/** A deleted record; `details` are sentences for the screen. */
const trashedSchema = z.object({
  entity: z.enum(TRASHED_ENTITIES),
  id: z.int(),
  title: z.string(),
  deletedAt: z.string(),
  deletedBy: z.string(),
  purgeAt: z.string().describe('Когда исчезнет навсегда'),
  details: z.array(z.string()).optional().describe('Что вернётся вместе с записью и что изменится'),
})
export type Trashed = z.infer<typeof trashedSchema>

const DETAILS = ['true', 'false'] as const

/** Which record: an entity that has no trash is unknown, not malformed. */
const address = z.object({ entity: z.string(), id: idInPath })

export const trash = {
  list: defineEndpoint(staffEndpoints.trash.list, 'Корзина: удалённые записи, новые сверху')
    .input(
      z.object({
        details: z
          .enum(DETAILS, { error: 'Ожидается true или false' })
          .optional()
          .describe('true — со словами о том, что вернётся'),
      }),
    )
    .output(z.array(trashedSchema)),
  restore: defineEndpoint(
    staffEndpoints.trash.restore,
    'Вернуть запись со связями, под прежним id; message говорит, что вернулось не так, как было',
  )
    .input(address)
    .output(z.looseObject({ id: z.int(), version: z.int().optional(), message: z.string().optional() })),
  remove: defineEndpoint(staffEndpoints.trash.remove, 'Удалить запись из корзины навсегда')
    .input(address)
    .output(z.void()),
}
