import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { createdAt } from '../../platform/db/columns.ts'
import { users } from '../staff/staff.table.ts'

/** Calls of staff that were done under a key, and what was answered: for a day, a repeat does nothing and is answered the same. */
export const repeatedCalls = pgTable(
  'repeated_calls',
  {
    actorId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Name of the endpoint: `prices.bulkUpdate`. */
    call: text().notNull(),
    /** Hash of the caller's key and of what was sent. */
    key: text().notNull(),
    /** Differs in every row: former builds, which may run beside this one for a while, know their own row by it. */
    token: text().notNull(),
    /** Kept after the commit, before it is sent; null until then. */
    answer: jsonb().$type<{ output: unknown }>(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.actorId, t.call, t.key] })],
)
