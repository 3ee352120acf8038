import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, id, moment, version } from '../../platform/db/columns.ts'
import { sessions, users } from '../staff/staff.table.ts'

/**
 * Settings of the channels; one row, absent before the first change. Secrets are encrypted with a key outside the database
 * (`SECRETS_KEY`), whose fingerprint stands here.
 */
export const channels = pgTable(
  'channels',
  {
    id: integer().primaryKey().default(1),
    email: jsonb().$type<Record<string, unknown>>(),
    telegram: jsonb().$type<Record<string, unknown>>(),
    webhook: jsonb().$type<Record<string, unknown>>(),
    push: jsonb().$type<Record<string, unknown>>(),
    keyFingerprint: text(),
    version: version(),
    updatedAt: moment().notNull().defaultNow(),
  },
  () => [check('channels_single_row', sql`id = 1`)],
)

/** Browsers and phones of staff that get push messages. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    endpoint: text().notNull().unique(),
    p256dh: text().notNull(),
    auth: text().notNull(),
    userAgent: text(),
    /** By which it was made, or last made sure of: a session that is ended takes it along. Null of one from before 0065. */
    sessionId: text().references(() => sessions.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (t) => [index().on(t.userId), index().on(t.sessionId)],
)
