import type pg from 'pg'
import { ENTITIES } from '../../src/contract/records/records.ts'
import { tableOf } from '../../src/server/platform/db/versioned.ts'

/** A row as the text of its JSON, which PostgreSQL writes in one way alone. */
type Row = string
/** Rows by `entity/id`. */
export type Rows = Readonly<Record<string, Row>>

interface Entry {
  id: number
  record: string
  rowBefore: Row | null
  rowAfter: Row | null
}

/** Every row of every table of records, as it is now. */
export async function readRows(pool: pg.Pool): Promise<Rows> {
  const parts = ENTITIES.map(
    (entity) =>
      `select '${entity}/' || id as record, to_jsonb(one)::text as row from ${tableOf(entity)} as one`,
  )
  const { rows } = await pool.query<{ record: string; row: Row }>(parts.join(' union all '))
  return Object.fromEntries(rows.map(({ record, row }) => [record, row]))
}

/** The newest entry's id: an instant. */
export async function readInstant(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ id: number }>('select max(id)::int as id from journal')
  return rows[0]?.id ?? 0
}

/** All entries about rows of records, oldest first. */
export async function readEntries(pool: pg.Pool): Promise<Entry[]> {
  const { rows } = await pool.query<Entry>(
    `select id::int, entity || '/' || entity_id as record, row_before::text as "rowBefore", row_after::text as "rowAfter" from journal
     where entity = any($1) and (row_before is not null or row_after is not null) order by id`,
    [ENTITIES],
  )
  return rows
}

/** The rows as they were at an instant, from nothing but the journal. */
export function rowsAt(entries: readonly Entry[], instant: number): Rows {
  const found = new Map<string, Row | null>()
  for (const { id, record, rowBefore, rowAfter } of entries) {
    if (id <= instant) found.set(record, rowAfter)
    else if (!found.has(record)) found.set(record, rowBefore)
  }
  return Object.fromEntries([...found].flatMap(([record, row]) => (row ? [[record, row]] : [])))
}
