import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from '../../platform/db/columns.ts'
import { users } from '../staff/staff.table.ts'

/** What the shop was first seeded with and its owner is to replace; written once, an upgraded shop has none. */
export const samples = pgTable(
  'samples',
  {
    /** The item of the list «Перед открытием». */
    key: text().notNull(),
    /** What of it: the id of a row, or a part of texts. */
    part: text().notNull(),
    /** Hash of its value then. */
    fingerprint: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.key, t.part] })],
)

/** Items that an admin leaves as they are. */
export const acceptedSamples = pgTable('accepted_samples', {
  key: text().primaryKey(),
  at: moment().notNull().defaultNow(),
  byId: integer().references(() => users.id, { onDelete: 'set null' }),
})
