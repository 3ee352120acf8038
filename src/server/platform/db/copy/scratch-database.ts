import { randomUUID } from 'node:crypto'
import type { Logger } from 'pino'
import type { Database, DatabaseConnection } from '../database.ts'
import { connectCopier, locationOf } from './connect-copier.ts'
import { quoted } from './schema.ts'

type Pool = DatabaseConnection['pool']

/** Whether this user may create databases. */
export async function mayCreateDatabases(pool: Pool): Promise<boolean> {
  const { rows } = await pool.query<{ may: boolean }>(
    'select rolcreatedb or rolsuper as may from pg_roles where rolname = current_user',
  )
  return rows[0]?.may ?? false
}

/** Runs `work` in an empty database beside the shop's, with its locale, and drops it afterwards. No work is done there. */
export async function inScratchDatabase(
  { db, pool }: Pick<DatabaseConnection, 'db' | 'pool'>,
  log: Logger,
  work: (scratch: Database) => Promise<void>,
): Promise<void> {
  await dropLeftovers(pool)
  const name = `shop_check_${randomUUID().replaceAll('-', '')}`
  const { rows } = await pool.query<{ collate: string; ctype: string }>(
    'select datcollate as collate, datctype as ctype from pg_database where datname = current_database()',
  )
  const { collate = 'C', ctype = 'C.UTF-8' } = rows[0] ?? {}
  const locale = `lc_collate ${literal(collate)} lc_ctype ${literal(ctype)}`
  await pool.query(`create database ${name} template template0 encoding 'UTF8' ${locale}`)
  try {
    await pool.query(`comment on database ${name} is ${literal(await markOf(pool))}`)
    const scratch = connectCopier(locationOf(db, name), log)
    await work(scratch.db).finally(scratch.close)
  } finally {
    await pool.query(`drop database ${name} with (force)`)
  }
}

/** Drops what checks left that were killed: by their comment, so that nobody else's database is touched. */
async function dropLeftovers(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ name: string }>(
    `select datname as name from pg_database
     where datname like 'shop\\_check\\_%' and shobj_description(oid, 'pg_database') = $1`,
    [await markOf(pool)],
  )
  for (const { name } of rows) await pool.query(`drop database ${quoted(name)} with (force)`)
}

async function markOf(pool: Pool): Promise<string> {
  const { rows } = await pool.query<{ name: string }>('select current_database() as name')
  return `check of a backup of ${rows[0]?.name}, may be dropped`
}

const literal = (text: string) => `'${text.replaceAll("'", "''")}'`
