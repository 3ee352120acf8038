import { sql } from 'drizzle-orm'
import { bigint, check, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, moment } from '../../platform/db/columns.ts'

/** Paths of pages that have changed and that search engines have not been told of; written by triggers while they are to be told. */
export const changedAddresses = pgTable('changed_addresses', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  path: text().notNull(),
  createdAt: createdAt(),
})

/** How telling search engines has gone; at most one row. */
export const indexNowState = pgTable(
  'index_now_state',
  {
    id: integer().primaryKey().default(1),
    /** When they were last told, and of how many pages. */
    sentAt: moment(),
    sent: integer().notNull().default(0),
    /** Failures in a row; none since the last success. */
    failures: integer().notNull().default(0),
    failedAt: moment(),
    /** Why it failed, for staff. */
    reason: text(),
  },
  () => [check('index_now_state_single_row', sql`id = 1`)],
)
