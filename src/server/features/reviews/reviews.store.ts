import { asc, eq, sql } from 'drizzle-orm'
import { MAX_INTEGER } from '../../../lib/numbers.ts'
import type { Database } from '../../platform/db/database.ts'
import { reviews } from './reviews.table.ts'

/** The place after all others; the greatest one can be shared. */
export const LAST_PLACE = sql`(select least(coalesce(max("order"), 0), ${MAX_INTEGER - 1}::integer) + 1 from ${reviews})`

/** Published reviews by `order`, then id. */
export function listPublished(db: Database) {
  const { id, rating, text, author, location, date } = reviews
  return db
    .select({ id, rating, text, author, location, date })
    .from(reviews)
    .where(eq(reviews.published, true))
    .orderBy(asc(reviews.order), asc(reviews.id))
}
