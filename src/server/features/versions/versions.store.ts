import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { Entity } from '../../../contract/records/records.ts'
import type { Database } from '../../platform/db/database.ts'
import type { StoredRow } from '../../platform/db/records/stored-rows.ts'
import { tableOf } from '../../platform/db/versioned.ts'
import { type JournalChange, journal, NEWEST_OF_RECORD, OLDEST_OF_RECORD } from '../journal/journal.table.ts'

const ofRecord = (entity: Entity, id: number) =>
  and(eq(journal.entity, entity), eq(journal.entityId, String(id)))

/** Entries that made a version of the record, newest first. */
export function listVersionEntries(db: Database, entity: Entity, id: number) {
  return db
    .select({
      at: journal.at,
      actorName: journal.actorName,
      version: sql<number>`${journal.version}`,
      changes: journal.changes,
    })
    .from(journal)
    .where(and(ofRecord(entity, id), isNotNull(journal.rowAfter)))
    .orderBy(...NEWEST_OF_RECORD)
}

/** The row that the newest entry with this version left; null without one. */
export async function findVersionRow(
  db: Database,
  entity: Entity,
  id: number,
  version: number,
): Promise<StoredRow | null> {
  const [entry] = await db
    .select({ row: journal.rowAfter })
    .from(journal)
    .where(
      and(ofRecord(entity, id), isNotNull(journal.rowAfter), sql`${journal.version} = ${version}::bigint`),
    )
    .orderBy(...NEWEST_OF_RECORD)
    .limit(1)
  return entry?.row ?? null
}

/** The row that the newest entry left which left one; null without such an entry. */
export async function findNewestRow(db: Database, entity: Entity, id: number): Promise<StoredRow | null> {
  const [entry] = await db
    .select({ row: journal.rowAfter })
    .from(journal)
    .where(and(ofRecord(entity, id), isNotNull(journal.rowAfter)))
    .orderBy(...NEWEST_OF_RECORD)
    .limit(1)
  return entry?.row ?? null
}

/** Fields in which two rows differ, as the journal names them, and the names of all fields of the latter. */
export async function compareRows(
  db: Database,
  before: StoredRow,
  after: StoredRow,
): Promise<{ changes: JournalChange[]; fields: string[] }> {
  const [then, now] = [JSON.stringify(before), JSON.stringify(after)]
  const { rows } = await db.execute<{ changes: JournalChange[]; fields: string[] }>(sql`
    select journal_changes(${then}::jsonb, ${now}::jsonb) as changes,
      array(select api_name(key) from jsonb_object_keys(${now}::jsonb) as key) as fields`)
  return rows[0] ?? { changes: [], fields: [] }
}

/** The row that the oldest entry found, null when that made the record; undefined without entries. */
export async function findFirstRow(
  db: Database,
  entity: Entity,
  id: number,
): Promise<StoredRow | null | undefined> {
  const [entry] = await db
    .select({ row: journal.rowBefore })
    .from(journal)
    .where(
      and(ofRecord(entity, id), sql`(${journal.rowBefore} is not null or ${journal.rowAfter} is not null)`),
    )
    .orderBy(...OLDEST_OF_RECORD)
    .limit(1)
  return entry?.row
}

/** The row as it is now; null when there is none. */
export async function findPresentRow(db: Database, entity: Entity, id: number): Promise<StoredRow | null> {
  const table = sql.identifier(tableOf(entity))
  const { rows } = await db.execute<{ row: StoredRow }>(
    sql`select to_jsonb(present) as row from ${table} as present where id = ${id}::bigint`,
  )
  return rows[0]?.row ?? null
}
