import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, id, moment } from '../../platform/db/columns.ts'

/** Addresses that visitors asked for and that are no pages, counted; a few hundred of them. */
export const notFound = pgTable('not_found', {
  id: id(),
  path: text().notNull().unique(),
  count: integer().notNull(),
  /** The page with the link, without what stands behind `?`; null when no browser has told one. */
  referrer: text(),
  createdAt: createdAt(),
  lastAt: moment().notNull(),
})
