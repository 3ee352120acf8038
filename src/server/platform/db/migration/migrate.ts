import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator'
import { runMigrations as installQueue, Logger } from 'graphile-worker'
import type pg from 'pg'
import { WrongConfig } from '../../../config.ts'
import { migrationsFolder } from './apply-migrations.ts'
import { findSchemaAge, isTooOldFor, noteOldestProgram } from './oldest-program.ts'

/** The queue's schema in our statements, whatever a variable of the host (GRAPHILE_WORKER_SCHEMA) names. */
export const QUEUE_SCHEMA = 'graphile_worker'

/** The queue's own migrations say nothing: their failures are thrown. */
const silent = new Logger(() => () => undefined)

/** Key of the advisory lock of who changes the schema, an arbitrary constant. */
export const MIGRATION_LOCK = 7_316_001

/**
 * Brings the schema up to date and runs `prepare` (seeding) under one advisory lock,
 * so that several instances may start at once. Throws for a database whose locale ignores Cyrillic.
 */
export async function migrate(pool: pg.Pool, prepare: () => Promise<void>): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await requireCyrillic(client)
    await requireFittingSchema(client)
    await noteOldestProgram(client)
    await runMigrations(drizzle({ client }), {
      migrationsFolder,
    })
    // A new database has had no place for the note before.
    await noteOldestProgram(client)
    await installQueue({ pgPool: pool, schema: QUEUE_SCHEMA, noHandleSignals: true, logger: silent })
    await prepare()
  } finally {
    const unlocked = client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK])
    // If unlocking failed, closing the connection releases the lock.
    client.release(
      await unlocked.then(
        () => false,
        () => true,
      ),
    )
  }
}

/** Throws when a newer release has migrated the database, and does not say that this one may work with it. */
async function requireFittingSchema(client: pg.PoolClient): Promise<void> {
  const age = await findSchemaAge(client)
  if (age !== null && isTooOldFor(age)) {
    throw new WrongConfig(
      'База данных от более новой версии магазина: обновите программу или верните базу из резервной копии',
    )
  }
}

/** Throws when lc_ctype=C: trigrams of Cyrillic words would be empty and search would find nothing. */
export async function requireCyrillic(client: pg.PoolClient): Promise<void> {
  await client.query('create extension if not exists pg_trgm')
  const { rows } = await client.query<{ count: number }>(
    "select coalesce(array_length(show_trgm('Топас'), 1), 0)::int as count",
  )
  if (!rows[0]?.count) {
    throw new WrongConfig(
      'База данных не различает кириллицу (show_trgm пуст): создайте её с LC_CTYPE=C.UTF-8 или ru_RU.UTF-8',
    )
  }
}
