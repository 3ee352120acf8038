import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { staffEndpoints } from '../endpoints.staff.ts'
import { idInPath, intInAddress } from '../fields.ts'

/** Changed fields, as the journal lists them. */
const changes = z.array(
  z.object({
    field: z.string().describe('Имя поля в API'),
    label: z.string().describe('Название поля'),
    before: z.unknown(),
    after: z.unknown(),
  }),
)

/** A state of a record; `changes` made it. */
const versionSchema = z.object({
  version: z.int(),
  at: z.string(),
  actorName: z.string(),
  changes,
})
export type Version = z.infer<typeof versionSchema>

const differencesSchema = z.object({
  changes: changes.describe('Поля, которые сейчас не такие: before — в этой версии, after — сейчас'),
  same: z.int().describe('Сколько полей такие же'),
})
export type Differences = z.infer<typeof differencesSchema>

/** Which record: an entity that has no versions is unknown, not malformed. */
const record = z.object({ entity: z.string(), id: idInPath })
const recordVersion = record.extend({
  version: intInAddress(z.int({ error: 'Версия должна быть целым числом' })),
})

export const versions = {
  list: defineEndpoint(staffEndpoints.versions.list, 'Версии записи, новые сверху; настройки — только админ')
    .input(record)
    .output(z.array(versionSchema)),
  get: defineEndpoint(staffEndpoints.versions.get, 'Запись, какой она была')
    .input(recordVersion)
    .output(z.record(z.string(), z.unknown())),
  differences: defineEndpoint(
    staffEndpoints.versions.differences,
    'Чем версия отличается от того, что есть сейчас; у удалённой записи — от последней версии',
  )
    .input(recordVersion)
    .output(differencesSchema),
  restore: defineEndpoint(
    staffEndpoints.versions.restore,
    'Вернуть версию: новая правка записи; message говорит, что вернулось не так, как было',
  )
    .input(recordVersion)
    .output(z.looseObject({ version: z.int().optional(), message: z.string().optional() })),
}
