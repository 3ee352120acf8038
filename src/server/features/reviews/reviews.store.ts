import { asc, eq } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { reviews } from './reviews.table.ts'

/** Published reviews by `order`, then id. */
export function listPublished(db: Database) {
  const { id, rating, text, author, location, date } = reviews
  return db
    .select({ id, rating, text, author, location, date })
    .from(reviews)
    .where(eq(reviews.published, true))
    .orderBy(asc(reviews.order), asc(reviews.id))
}
