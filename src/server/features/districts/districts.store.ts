import { asc, eq } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { districts } from './districts.table.ts'

/** Published districts by `order`, then id. */
export function listPublished(db: Database) {
  const { id, name, latitude, longitude, label } = districts
  return db
    .select({ id, name, latitude, longitude, label })
    .from(districts)
    .where(eq(districts.published, true))
    .orderBy(asc(districts.order), asc(districts.id))
}
