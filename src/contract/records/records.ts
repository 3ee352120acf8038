import { z } from 'zod'
import { TRASHED_ENTITIES, type TrashedEntity } from './record-kinds.ts'

/** Records that staff edit, by the names that the journal, versions, trash, drafts and previews have for them. */
export type Entity = TrashedEntity | 'settings' | 'pages'
export const ENTITIES: readonly Entity[] = [...TRASHED_ENTITIES, 'settings', 'pages']

/** Every record whose writes may carry `If-Match`: those and accounts. */
export type VersionedEntity = Entity | 'users'

/** What forms edit: those, and the channels of alerts, which are no record of the journal. */
export type FormEntity = VersionedEntity | 'channels'

/** Raised by each change of the record; strangers do not see it. */
export const versionField = z
  .int()
  .optional()
  .describe('Версия записи, для заголовка If-Match; только сотрудникам')

/** An instant in the future at which something becomes visible or hidden; only for staff. */
export const plannedField = z.string().nullable().optional().describe('ISO 8601; только сотрудникам')

/** Filter of a list by publication; what is not published only staff get. */
export const publishedFilter = z.enum(['true', 'false'], { error: 'published: true или false' }).optional()

/** Whether a record is shown to strangers. */
export const shownField = z
  .boolean()
  .optional()
  .describe('Только сотрудникам: незнакомцы видят лишь опубликованное')
