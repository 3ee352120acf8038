import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from '../../platform/db/columns.ts'

/** Checks that fail now and of which admins were told; a row leaves when its check has recovered. */
export const statusFailures = pgTable(
  'status_failures',
  {
    check: text().notNull(),
    /** Machine the check is about; empty for what all instances share. */
    host: text().notNull(),
    since: moment().notNull().defaultNow(),
    /** Looks in a row that found nothing to complain of. */
    goodLooks: integer().notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.check, t.host] })],
)
