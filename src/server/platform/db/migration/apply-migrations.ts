import path from 'node:path'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { root } from '../../../root.ts'
import type { Transaction } from '../database.ts'
import { runAll } from './run-all.ts'

/** Where the migrations lie, in the order of `meta/_journal.json`. */
export const migrationsFolder = path.join(root, 'src/server/platform/db/migrations')

/** The migrations that this program knows, oldest first: moment, ms, and hash of the text. */
export const listMigrations = (): { createdAt: number; hash: string }[] =>
  readMigrationFiles({ migrationsFolder }).map(({ folderMillis, hash }) => ({
    createdAt: folderMillis,
    hash,
  }))

/** Moments of the migrations that this program knows, ms, oldest first. */
export const listKnownMigrations = (): number[] => listMigrations().map(({ createdAt }) => createdAt)

/**
 * Applies those of our migrations that lie after `from` and not after `to` (moments, ms) inside a transaction, and notes them as
 * Drizzle does, whose own migrator takes all there are.
 */
export async function applyMigrations(
  client: Transaction['$client'],
  { from = 0, to = Number.POSITIVE_INFINITY }: { from?: number; to?: number },
): Promise<void> {
  await client.query('create schema if not exists drizzle')
  await client.query(
    'create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
  )
  for (const { folderMillis, hash, sql } of readMigrationFiles({ migrationsFolder })) {
    if (folderMillis <= from || folderMillis > to) continue
    await runAll(client, sql)
    await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
      hash,
      folderMillis,
    ])
  }
}
