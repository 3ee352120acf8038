import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { staffEndpoints } from '../endpoints.staff.ts'
import { idInPath } from '../fields.ts'
import { partByText, partMarkedByText, upToField } from './parts.ts'
import { TRASH_KINDS, TRASHED_ENTITIES } from './record-kinds.ts'

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

/** How much there is, where it is not read whole. */
const figuresSchema = z.object({
  total: z.int(),
  kinds: z.partialRecord(z.enum(TRASH_KINDS), z.int()).describe('Сколько записей у каждого фильтра'),
})
export type TrashFigures = z.infer<typeof figuresSchema>

const partQuerySchema = z.object({
  kind: z.enum(TRASH_KINDS, { error: 'Ожидается фильтр корзины' }).optional().describe('Только эти записи'),
  ...partByText(/^\d{1,16}-\d{1,10}-[a-z-]{1,40}$/),
})
export type TrashPartQuery = z.output<typeof partQuerySchema>

const partSchema = partMarkedByText(trashedSchema, 'записей')
export type TrashPart = z.infer<typeof partSchema>

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
        upTo: upToField.describe('Если записей больше — вместо списка только их число'),
      }),
    )
    .output(z.union([z.array(trashedSchema), figuresSchema])),
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

export const trashParts = {
  list: defineEndpoint(
    staffEndpoints.trashParts.list,
    'Часть корзины, новые сверху, со словами о том, что вернётся',
  )
    .input(partQuerySchema)
    .output(partSchema),
}
