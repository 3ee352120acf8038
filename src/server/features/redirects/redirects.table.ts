import { pgTable, text } from 'drizzle-orm/pg-core'
import { id, timestamps, version } from '../../platform/db/columns.ts'

/** Addresses that have moved: both are paths of the site. */
export const redirects = pgTable('redirects', {
  id: id(),
  from: text().notNull().unique(),
  to: text().notNull(),
  version: version(),
  ...timestamps(),
})
