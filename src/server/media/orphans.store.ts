import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '../db/database.ts'
import { inTransaction } from '../db/transaction.ts'
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
 * drafts. Of the journal only entries younger than the trash's days count, whose versions can be restored whole.
 * Tables and columns come from the catalogue, so later ones are included.
 */
export async function listNamesInUse(tx: Transaction): Promise<Set<string>> {
  const tables = await tx.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = current_schema()`,
  )
  const names = new Set<string>()
  for (const { name: table } of tables.rows) {
    const isYoung =
      table === 'journal' ? sql`where at > now() - make_interval(days => ${await readTrashDays(tx)})` : sql``
    const found = await tx.execute<{ name: string }>(sql`
      select distinct found[1] as name
      from (select * from ${sql.identifier(table)} ${isYoung}) as line,
        regexp_matches(line::text, ${UPLOAD_NAME_ANYWHERE}, 'g') as found`)
    for (const { name } of found.rows) names.add(name)
  }
  return names
}

async function readTrashDays(tx: Transaction): Promise<number> {
  const { rows } = await tx.execute<{ days: number }>(sql`select trash_days as days from site_settings`)
  return rows[0]?.days ?? 30
}
