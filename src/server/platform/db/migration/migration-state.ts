import { sql } from 'drizzle-orm'
import type { Database } from '../database.ts'
import { listKnownMigrations } from './apply-migrations.ts'

let known: number[] | undefined

/** How the database's migrations compare with those of this program. */
export async function readMigrationState(db: Database): Promise<{ missing: number; isNewer: boolean }> {
  known ??= listKnownMigrations()
  const { rows } = await db.execute<{ newest: string | null }>(
    sql`select max(created_at)::text as newest from drizzle.__drizzle_migrations`,
  )
  const newest = Number(rows[0]?.newest ?? 0)
  return { missing: known.filter((one) => one > newest).length, isNewer: newest > Math.max(...known) }
}
