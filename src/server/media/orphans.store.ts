import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '../db/database.ts'
import { inTransaction } from '../db/transaction.ts'
import { UPLOAD_NAME_ANYWHERE } from './upload-files.ts'

/** Any constant: of several instances one cleans up. */
const CLEANUP_LOCK = 7_316_002

/** Runs `work` unless another instance is at it; then null. */
export function runExclusively<T>(db: Database, work: (tx: Transaction) => Promise<T>): Promise<T | null> {
  return inTransaction(db, async (tx) => {
    const { rows } = await tx.execute<{ alone: boolean }>(
      sql`select pg_try_advisory_xact_lock(${CLEANUP_LOCK}::bigint) as alone`,
    )
    return rows[0]?.alone ? await work(tx) : null
  })
}

/**
 * Names of uploads that stand anywhere in any row of any table: in an address, in Markdown, in JSON.
 * A table or column that is added later is asked too.
 */
export async function listNamesInUse(tx: Transaction): Promise<Set<string>> {
  const tables = await tx.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = current_schema()`,
  )
  const names = new Set<string>()
  for (const table of tables.rows) {
    const found = await tx.execute<{ name: string }>(sql`
      select distinct found[1] as name
      from ${sql.identifier(table.name)} as line,
        regexp_matches(line::text, ${UPLOAD_NAME_ANYWHERE}, 'g') as found`)
    for (const { name } of found.rows) names.add(name)
  }
  return names
}
