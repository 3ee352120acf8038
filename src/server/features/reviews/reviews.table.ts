import { sql } from 'drizzle-orm'
import { boolean, check, date, integer, numeric, pgTable, text } from 'drizzle-orm/pg-core'
import { id, timestamps, version } from '../../platform/db/columns.ts'

/** What clients say of the company, on the home page. */
export const reviews = pgTable(
  'reviews',
  {
    id: id(),
    /** From 1 to 5, in halves. */
    rating: numeric({ precision: 2, scale: 1, mode: 'number' }).notNull(),
    text: text().notNull(),
    author: text().notNull(),
    location: text().notNull(),
    date: date({ mode: 'string' }).notNull(),
    order: integer().notNull(),
    published: boolean().notNull().default(true),
    version: version(),
    ...timestamps(),
  },
  () => [check('reviews_rating', sql`"rating" between 1 and 5 and "rating" * 2 % 1 = 0`)],
)
