import { type SQL, sql } from 'drizzle-orm'
import { DRAFTED, type Drafted } from '../../../../contract/records/drafts.ts'
import { ENTITIES, type Entity } from '../../../../contract/records/records.ts'
import type { Database, Transaction } from '../../../platform/db/database.ts'
import { type StoredRow, updateStoredRow } from '../../../platform/db/records/stored-rows.ts'
import { tableOf } from '../../../platform/db/versioned.ts'
import { UPLOAD_NAME_ANYWHERE } from '../upload-files.ts'

/** A record that names an uploaded file, in whichever column. */
export interface UsageRow {
  [column: string]: unknown
  /** Name of the file. */
  name: string
  entity: Entity
  id: number
  title: string
  /** Named by the record's draft, not by the record. */
  isDraft: boolean
}

const USERS = ENTITIES.filter((entity) => entity !== 'media')
const isDrafted = (entity: Entity): entity is Drafted => Object.hasOwn(DRAFTED, entity)

/** What the row is called, whichever column its kind has for that. */
const TITLE = sql.raw(
  `coalesce(to_jsonb(line) ->> 'title', to_jsonb(line) ->> 'name', to_jsonb(line) ->> 'question', '')`,
)

/**
 * Records and drafts that name an uploaded file, one row for each pair; of all files, or of one by its name. Every column counts:
 * addresses, lists, JSON and Markdown.
 */
export async function listUsage(db: Database, name?: string): Promise<UsageRow[]> {
  const named = name === undefined ? '%uploads/%' : `%uploads/${name}%`
  const parts = USERS.flatMap((entity): SQL[] => {
    const table = sql.identifier(tableOf(entity))
    const records = sql`
      select ${entity} as entity, line.id, ${TITLE} as title, line::text as body, false as is_draft
      from ${table} as line where line::text like ${named}`
    if (!isDrafted(entity)) return [records]
    return [
      records,
      sql`
      select ${entity}, line.id, ${TITLE}, draft::text, true
      from drafts join ${table} as line on line.id = entity_id
      where entity = ${entity} and draft::text like ${named}`,
    ]
  })
  const { rows } = await db.execute<UsageRow>(sql`
    select distinct found[1] as name, entity, id, title, is_draft as "isDraft"
    from (${sql.join(parts, sql` union all `)}) as lines,
      regexp_matches(body, ${UPLOAD_NAME_ANYWHERE}, 'g') as found
    where ${name ?? null}::text is null or found[1] = ${name ?? null}
    order by entity, id`)
  return rows
}

/**
 * Writes another file's name into the records that name this one, all or some, but for the settings, which are the admin's; their drafts
 * are then over the new version. Who saves a record that comes to name the file meanwhile locks in the other order: PostgreSQL ends one
 * of the two, and `staffTransaction` runs it again.
 */
export async function renameInRecords(tx: Transaction, { from, to, isMeant }: Renaming): Promise<void> {
  const named = `%uploads/${from}%`
  for (const entity of USERS.filter((one) => one !== 'settings')) {
    const table = tableOf(entity)
    const { rows } = await tx.execute<{ id: number; row: StoredRow }>(sql`
      select id, to_jsonb(line) as row from ${sql.identifier(table)} as line
      where line::text like ${named} order by id for no key update`)
    for (const { id, row } of rows) {
      if (!isMeant(entity, id)) continue
      const changed = Object.entries(row)
        .map(([column, value]) => [column, JSON.stringify(value)] as const)
        .filter(([, text]) => text.includes(from))
        .map(([column, text]): [string, unknown] => [column, JSON.parse(text.replaceAll(from, to))])
      await updateStoredRow(tx, table, { ...Object.fromEntries(changed), id, updated_at: null })
      await tx.execute(sql`
        update drafts set base_version = base_version + 1
        where entity = ${entity} and entity_id = ${id} and base_version = ${Number(row.version)}`)
    }
  }
}

/** The same in drafts, in the name of who does it. */
export async function renameInDrafts(
  tx: Transaction,
  { from, to, isMeant }: Renaming,
  by: { id: number; name: string },
): Promise<void> {
  const { rows } = await tx.execute<{ entity: Entity; id: number }>(sql`
    select entity, entity_id as id from drafts where draft::text like ${`%uploads/${from}%`} for no key update`)
  for (const { entity, id } of rows) {
    if (!isMeant(entity, id)) continue
    await tx.execute(sql`
      update drafts set draft = replace(draft::text, ${from}, ${to})::jsonb, version = version + 1,
        updated_at = now(), updated_by_id = ${by.id}, updated_by = ${by.name}
      where entity = ${entity} and entity_id = ${id}`)
  }
}

/** Names of two files, and in which records one takes the place of the other. */
export interface Renaming {
  from: string
  to: string
  isMeant: (entity: Entity, id: number) => boolean
}
