import { z } from 'zod'
import { MAX_INTEGER } from '../../lib/numbers.ts'
import { defineEndpoint } from '../endpoint.ts'
import { staffEndpoints } from '../endpoints.staff.ts'
import { intInAddress } from '../fields.ts'
import type { JournalEntity } from './record-kinds.ts'
import { ENTITIES } from './records.ts'

/** What the journal can be asked for. */
export const JOURNAL_ENTITIES: readonly JournalEntity[] = [
  ...ENTITIES,
  'users',
  'inquiries',
  'sessions',
  'system',
]

export const JOURNAL_ACTIONS = [
  'create',
  'update',
  'delete',
  'restore',
  'login',
  'login-failed',
  'logout',
  'export',
  'erase',
  'backup',
] as const
export type JournalAction = (typeof JOURNAL_ACTIONS)[number]

/** Most entries of one answer. */
const MAX_ENTRIES = 200

const digits = (min: number, max: number, message: string) =>
  intInAddress(z.int({ error: message }).min(min, message).max(max, message)).optional()

const WRONG_INSTANT = 'Ожидается момент с часовым поясом, например 2026-11-20T09:00:00Z'
const instant = z
  .string({ error: WRONG_INSTANT })
  .pipe(z.iso.datetime({ offset: true, error: WRONG_INSTANT }))
  .optional()

const WRONG_RECORD = 'Ожидается номер записи'

const journalQuerySchema = z.object({
  entity: z.enum(JOURNAL_ENTITIES, { error: 'Таких записей в журнале нет' }).optional(),
  entityId: z
    .string({ error: WRONG_RECORD })
    .regex(/^[\w-]{1,64}$/, WRONG_RECORD)
    .optional(),
  actorId: digits(1, MAX_INTEGER, 'Ожидается номер сотрудника: только цифры'),
  action: z.enum(JOURNAL_ACTIONS, { error: 'Такого действия нет' }).optional(),
  from: instant.describe('С этого момента'),
  to: instant.describe('По этот момент включительно'),
  before: digits(1, Number.MAX_SAFE_INTEGER, 'Ожидается продолжение списка: next прошлого ответа').describe(
    'next прошлого ответа: продолжает список',
  ),
  limit: digits(1, MAX_ENTRIES, `Ожидается число от 1 до ${MAX_ENTRIES}`).describe('Без него 50'),
})
export type JournalQuery = z.output<typeof journalQuerySchema>

/** Raw values of changed fields; of deletions and creations those that were set. */
export const changesSchema = z.array(
  z.object({
    field: z.string().describe('Имя поля в API'),
    label: z.string().describe('Название поля'),
    before: z.unknown(),
    after: z.unknown(),
  }),
)

const journalEntrySchema = z.object({
  id: z.int(),
  at: z.string(),
  actorId: z.int().nullable().describe('null — сама программа или кто-то неизвестный'),
  actorName: z.string(),
  action: z.string().describe(JOURNAL_ACTIONS.join(', ')),
  entity: z.string().describe(JOURNAL_ENTITIES.join(', ')),
  entityId: z.string(),
  title: z.string(),
  changes: changesSchema,
  batchId: z.string().nullable().describe('Общий у записей одного массового изменения'),
  source: z
    .string()
    .optional()
    .describe(
      'У входов: refused — слишком рано; second-step — верный пароль, второй шаг ещё не сделан; recovery — по коду восстановления; passkey — ключом входа; copied-passkey — счётчик ключа отстал, у него есть копия; ended — сеанс закончен с другого устройства, title — какой; reset — письмо для нового пароля отправлено (login-failed) или пароль по нему изменён (logout)',
    ),
})
export type JournalEntry = z.infer<typeof journalEntrySchema>

export const journal = {
  list: defineEndpoint(
    staffEndpoints.journal.list,
    'Журнал, новое сверху; менеджеру без учётных записей, настроек и чужих входов',
  )
    .input(journalQuerySchema)
    .output(z.object({ entries: z.array(journalEntrySchema), next: z.int().nullable() })),
}
