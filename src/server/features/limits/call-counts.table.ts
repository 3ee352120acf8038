import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from '../../platform/db/columns.ts'

/**
 * Calls by caller and minute, of all instances together. The table is unlogged, which Drizzle cannot say (migration 0058_call_counts):
 * counting writes no log of the database, and after a crash of PostgreSQL the table is empty.
 */
export const callCounts = pgTable(
  'call_counts',
  {
    /** Hash of what is limited and of the network. */
    caller: text().notNull(),
    /** Beginning of the minute. */
    minute: moment().notNull(),
    calls: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.caller, t.minute] })],
)
