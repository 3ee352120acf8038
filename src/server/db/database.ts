import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import pg from 'pg'
import type { Logger } from 'pino'

/** What store functions take: the database or a transaction of it. */
export type Database = PgDatabase<NodePgQueryResultHKT, Record<string, never>>

export interface DatabaseConnection {
  db: Database
  pool: pg.Pool
  close(): Promise<void>
}

/** Opens a pool. A lost connection is logged and replaced; it never ends the process. */
export function connect(options: pg.PoolConfig, log: Logger): DatabaseConnection {
  const pool = new pg.Pool({ connectionTimeoutMillis: 5000, ...options })
  pool.on('error', (error) => log.warn({ reason: error.message }, 'соединение с базой потеряно'))
  return { db: drizzle({ client: pool, casing: 'snake_case' }), pool, close: () => pool.end() }
}
