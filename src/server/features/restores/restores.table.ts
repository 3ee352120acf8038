import { pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, id, moment } from '../../platform/db/columns.ts'

/**
 * When this database was restored from a backup. Until `releasedAt` is set the queue sends nothing, changes no price and
 * publishes nothing.
 */
export const restores = pgTable('restores', {
  id: id(),
  restoredAt: createdAt(),
  /** When the backup was made. */
  backupMadeAt: moment().notNull(),
  releasedAt: moment(),
  releasedBy: text(),
})
