import { sql } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database.ts'

/** Newest entries of the journal that are looked at; who missed more reads everything anew anyway. */
const MAX_ENTRIES = 1000

/** Inquiries that the journal names after a moment, each once, with their present version; in the order of their last change. */
export async function listChangedInquiries(
  db: Database,
  since: Date,
): Promise<{ id: number; version: number; isCreated: boolean }[]> {
  const { rows } = await db.execute<{ id: number; version: number; is_created: boolean }>(sql`
    select inquiries.id, inquiries.version, bool_or(newest.action = 'create') as is_created
    from (select id, at, action, entity, entity_id from journal order by id desc limit ${MAX_ENTRIES}) as newest
    join inquiries on inquiries.id::text = newest.entity_id
    where newest.entity = 'inquiries' and newest.at > ${since.toISOString()}::timestamptz
    group by inquiries.id order by max(newest.id)`)
  return rows.map(({ id, version, is_created }) => ({ id, version, isCreated: is_created }))
}
