import path from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator'
import type pg from 'pg'

/** Any constant: instances that start together queue behind it. */
const MIGRATION_LOCK = 7_316_001

/**
 * Brings the schema up to date and runs `prepare` (seeding) under one advisory lock,
 * so that several instances may start at once. Refuses a database that is blind to Cyrillic.
 */
export async function migrate(pool: pg.Pool, prepare: () => Promise<void>): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await requireCyrillic(client)
    await runMigrations(drizzle({ client }), {
      migrationsFolder: path.join(import.meta.dirname, 'migrations'),
    })
    await prepare()
  } finally {
    const unlocked = client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK])
    // A connection that could not give the lock back is closed, which does.
    client.release(
      await unlocked.then(
        () => false,
        () => true,
      ),
    )
  }
}

/** With lc_ctype=C trigrams of Cyrillic words are empty and search finds nothing; better not to start. */
async function requireCyrillic(client: pg.PoolClient): Promise<void> {
  await client.query('create extension if not exists pg_trgm')
  const { rows } = await client.query<{ count: number }>(
    "select coalesce(array_length(show_trgm('Топас'), 1), 0)::int as count",
  )
  if (!rows[0]?.count) {
    throw new Error(
      'База данных не различает кириллицу (show_trgm пуст): создайте её с LC_CTYPE=C.UTF-8 или ru_RU.UTF-8',
    )
  }
}
