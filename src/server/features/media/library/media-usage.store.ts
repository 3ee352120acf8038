import { type SQL, sql } from 'drizzle-orm'
import { DRAFTED, type Drafted } from '../../../../contract/records/drafts.ts'
import { ENTITIES, type Entity } from '../../../../contract/records/records.ts'
import type { Database, Transaction } from '../../../platform/db/database.ts'
import { type StoredRow, updateStoredRow } from '../../../platform/db/records/stored-rows.ts'
import { tableOf } from '../../../platform/db/versioned.ts'
import { UPLOAD_NAME_ANYWHERE } from '../upload-files.ts'

/** A record that names an uploaded file, in whichever column. */
export interface UsageRow extends Place {
  title: string
}

interface Place {
  [column: string]: unknown
  /** Name of the file. */
  name: string
  entity: Entity
  id: number
  /** Named by the record's draft, not by the record. */
  isDraft: boolean
}

const USERS = ENTITIES.filter((entity) => entity !== 'media')
const isDrafted = (entity: Entity): entity is Drafted => Object.hasOwn(DRAFTED, entity)

/** What the row is called, whichever column its kind has for that. */
const TITLE = sql.raw(
  `(select coalesce(fields ->> 'title', fields ->> 'name', fields ->> 'question', '') from to_jsonb(line) as fields)`,
)

/** Up to so many names each is looked for; more are picked out of all that are found. */
const FEW = 5

/**
 * Records and drafts that name an uploaded file, one row for each pair; of all files, or of some by their names. Every column counts:
 * addresses, lists, JSON and Markdown.
 */
export async function listUsage(db: Database, names?: readonly string[]): Promise<UsageRow[]> {
  const places = await listPlaces(db, names)
  const titles = await readTitles(db, places)
  return places.map((place) => ({ ...place, title: titles.get(keyOf(place)) ?? '' }))
}

/** The same without titles, which cost more than to find where files stand. */
export async function listPlaces(db: Database, names?: readonly string[]): Promise<Place[]> {
  const sought = names && names.length <= FEW ? names : ['']
  const named = sql`like any(${sql.param(sought.map((name) => `%uploads/${name}%`))}::text[])`
  const isAsked = names ? sql`found[1] = any(${sql.param([...names])}::text[])` : sql`true`
  const parts = USERS.flatMap((entity): SQL[] => {
    const table = sql.identifier(tableOf(entity))
    const records = sql`
      select ${entity} as entity, line.id, line::text as body, false as is_draft
      from ${table} as line where line::text ${named}`
    if (!isDrafted(entity)) return [records]
    return [
      records,
      sql`
      select ${entity}, line.id, draft::text, true
      from drafts join ${table} as line on line.id = entity_id
      where entity = ${entity} and draft::text ${named}`,
    ]
  })
  const { rows } = await db.execute<Place>(sql`
    select distinct found[1] as name, entity, id, is_draft as "isDraft"
    from (${sql.join(parts, sql` union all `)}) as lines,
      regexp_matches(body, ${UPLOAD_NAME_ANYWHERE}, 'g') as found
    where ${isAsked}
    order by entity, id`)
  return rows
}

const keyOf = ({ entity, id }: Pick<Place, 'entity' | 'id'>) => `${entity} ${id}`

/** What these records are called. */
async function readTitles(db: Database, places: readonly Place[]): Promise<Map<string, string>> {
  const parts = [...Map.groupBy(places, ({ entity }) => entity)].map(([entity, own]) => {
    const ids = [...new Set(own.map(({ id }) => id))]
    return sql`
      select ${entity} as entity, line.id, ${TITLE} as title
      from ${sql.identifier(tableOf(entity))} as line where line.id = any(${sql.param(ids)}::bigint[])`
  })
  if (parts.length === 0) return new Map()
  const { rows } = await db.execute<Pick<UsageRow, 'entity' | 'id' | 'title'>>(
    sql.join(parts, sql` union all `),
  )
  return new Map(rows.map((row) => [keyOf(row), row.title]))
}

/** Names of two files, and the records, or drafts, in which one takes the place of the other. */
export interface Renaming {
  from: string
  to: string
  places: readonly Pick<UsageRow, 'entity' | 'id'>[]
}

/**
 * Writes another file's name into those of the records that name this one; their drafts are then over the new version. Who saves a record
 * that comes to name the file meanwhile locks in the other order: PostgreSQL ends one of the two, and `staffTransaction` runs it again.
 */
export async function renameInRecords(tx: Transaction, { from, to, places }: Renaming): Promise<void> {
  for (const { entity, id } of places) {
    const table = tableOf(entity)
    const { rows } = await tx.execute<{ row: StoredRow }>(sql`
      select to_jsonb(line) as row from ${sql.identifier(table)} as line where id = ${id} for no key update`)
    const row = rows[0]?.row ?? {}
    const changed = Object.entries(row)
      .map(([column, value]) => [column, JSON.stringify(value)] as const)
      .filter(([, text]) => text.includes(from))
      .map(([column, text]): [string, unknown] => [column, JSON.parse(text.replaceAll(from, to))])
    // Somebody has taken it out of the record meanwhile.
    if (changed.length === 0) continue
    await updateStoredRow(tx, table, { ...Object.fromEntries(changed), id, updated_at: null })
    await tx.execute(sql`
      update drafts set base_version = base_version + 1
      where entity = ${entity} and entity_id = ${id} and base_version = ${Number(row.version)}`)
  }
}

/** The same in drafts, in the name of who does it. */
export async function renameInDrafts(
  tx: Transaction,
  { from, to, places }: Renaming,
  by: { id: number; name: string },
): Promise<void> {
  for (const { entity, id } of places) {
    await tx.execute(sql`
      update drafts set draft = replace(draft::text, ${from}, ${to})::jsonb, version = version + 1,
        updated_at = now(), updated_by_id = ${by.id}, updated_by = ${by.name}
      where entity = ${entity} and entity_id = ${id} and draft::text like ${`%${from}%`}`)
  }
}
