import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from '../../platform/db/columns.ts'
import { users } from '../staff/staff.table.ts'

/** Who has the form of a record open; a row not renewed for a minute counts no more. */
export const openForms = pgTable(
  'open_forms',
  {
    entity: text().notNull(),
    entityId: integer().notNull(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    since: moment().notNull().defaultNow(),
    seenAt: moment().notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.entity, t.entityId, t.userId] })],
)
