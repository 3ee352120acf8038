import { asc, eq, sql } from 'drizzle-orm'
import { MAX_INTEGER } from '../../../lib/numbers.ts'
import type { Database } from '../../platform/db/database.ts'
import { districts } from './districts.table.ts'

/** The place after all others; the greatest one can be shared. */
export const LAST_PLACE = sql`(select least(coalesce(max("order"), 0), ${MAX_INTEGER - 1}::integer) + 1 from ${districts})`

/** Published districts by `order`, then id. */
export function listPublished(db: Database) {
  const { id, name, latitude, longitude, label } = districts
  return db
    .select({ id, name, latitude, longitude, label })
    .from(districts)
    .where(eq(districts.published, true))
    .orderBy(asc(districts.order), asc(districts.id))
}
