import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../platform/db/database.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { UPLOAD_NAME_ANYWHERE } from './upload-files.ts'

/** Key of the advisory lock by which one instance at a time cleans up, an arbitrary constant. */
const CLEANUP_LOCK = 7_316_002

/** Runs `work`; returns null without running it when another instance holds the lock. */
export function runExclusively<T>(db: Database, work: (tx: Transaction) => Promise<T>): Promise<T | null> {
  return inTransaction(db, async (tx) => {
    const { rows } = await tx.execute<{ alone: boolean }>(
      sql`select pg_try_advisory_xact_lock(${CLEANUP_LOCK}::bigint) as alone`,
    )
    return rows[0]?.alone ? await work(tx) : null
  })
}

/**
 * Names of uploads that occur in any column of any table: in addresses, Markdown or JSON, so also in what lies in the trash and in
 * drafts. Of the journal only entries younger than the trash's days count, whose versions can be restored whole; none of a record that
 * went for ever before `goneBefore`: a form that is not saved yet may show its picture. Tables and columns come from the catalogue, so
 * later ones are included.
 */
export async function listNamesInUse(tx: Transaction, goneBefore: Date): Promise<Set<string>> {
  const names = new Set<string>()
  for (const table of await listTables(tx)) {
    for (const name of await listNamesIn(tx, table, { goneBefore })) names.add(name)
  }
  return names
}

/** Those of the names that nothing uses but the library itself, which lists every upload. */
export async function listUnused(tx: Transaction, names: ReadonlySet<string>): Promise<string[]> {
  let left = [...names]
  for (const table of await listTables(tx)) {
    if (left.length === 0) break
    if (table === 'media') continue
    const used = new Set(await listNamesIn(tx, table, { others: true, among: left }))
    left = left.filter((name) => !used.has(name))
  }
  return left
}

/** Names of the tables, the longest one last. */
async function listTables(tx: Transaction): Promise<string[]> {
  const { rows } = await tx.execute<{ name: string }>(sql`
    select tablename as name from pg_tables where schemaname = current_schema() order by tablename = 'journal'`)
  return rows.map(({ name }) => name)
}

interface Named {
  /** Looks for these names alone. */
  among?: readonly string[]
  /** Passes over what the trash and the journal hold of the library itself. */
  others?: boolean
  /** Entries of the journal count until then, of what goes for ever. */
  goneBefore?: Date
}

async function listNamesIn(
  tx: Transaction,
  table: string,
  { among, others, goneBefore }: Named,
): Promise<string[]> {
  const conditions = [
    ...(table === 'journal' ? [await isRestorable(tx, goneBefore)] : []),
    ...(others && ['journal', 'trash'].includes(table) ? [sql`entity <> 'media'`] : []),
    ...(among ? [sql`line::text like any(${sql.param(among.map((name) => `%${name}%`))}::text[])`] : []),
  ]
  const { rows } = await tx.execute<{ name: string }>(sql`
    select distinct found[1] as name
    from ${sql.identifier(table)} as line, regexp_matches(line::text, ${UPLOAD_NAME_ANYWHERE}, 'g') as found
    ${conditions.length > 0 ? sql`where ${sql.join(conditions, sql` and `)}` : sql``}`)
  return rows.map(({ name }) => name)
}

/** Whether an entry of the journal can give its record back as it was, with its pictures, or could until lately. */
const isRestorable = async (tx: Transaction, goneBefore?: Date) => sql`
  at > now() - make_interval(days => ${await readTrashDays(tx)})
  and (entity, entity_id) not in (
    select entity, entity_id from journal
    where action = 'erase' ${goneBefore ? sql`and at < ${goneBefore.toISOString()}::timestamptz` : sql``})`

async function readTrashDays(tx: Transaction): Promise<number> {
  const { rows } = await tx.execute<{ days: number }>(sql`select trash_days as days from site_settings`)
  return rows[0]?.days ?? 30
}
