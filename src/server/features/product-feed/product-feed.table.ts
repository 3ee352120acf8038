import { sql } from 'drizzle-orm'
import { check, customType, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '../../platform/db/columns.ts'

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** The feed of products as it was made last; at most one row. */
export const productFeed = pgTable(
  'product_feed',
  {
    id: integer().primaryKey().default(1),
    /** The XML, compressed with gzip. */
    body: bytea().notNull(),
    /** Of the XML without the hour when it was made. */
    hash: text().notNull(),
    /** Number of products in it. */
    offers: integer().notNull(),
    /** When it came to be as it is. */
    madeAt: moment().notNull(),
    /** When it was last compared with the products. */
    checkedAt: moment().notNull(),
  },
  () => [check('product_feed_single_row', sql`id = 1`)],
)
