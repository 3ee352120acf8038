import { sql } from 'drizzle-orm'
import { check, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { id, timestamps, version } from '../../platform/db/columns.ts'

/**
 * Addresses that have moved: from a path of the site to another one, or to the record that had it (`keep_old_address`), wherever
 * that is now.
 */
export const redirects = pgTable(
  'redirects',
  {
    id: id(),
    from: text().notNull().unique(),
    to: text(),
    entity: text(),
    entityId: integer(),
    version: version(),
    ...timestamps(),
  },
  () => [check('redirects_one', sql`("to" is null) = ("entity_id" is not null)`)],
)
