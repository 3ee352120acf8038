import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import pg from 'pg'
import type { Logger } from 'pino'
import { minutes, seconds } from '../../../lib/duration.ts'
import { outsideRequests } from '../../request-id.ts'
import { traceStatements } from './tracing/trace-statements.ts'

type Queries = PgDatabase<NodePgQueryResultHKT, Record<string, never>>

/** Parameter of reading functions: the pool or a transaction. */
export type Database = Queries & { readonly $client: pg.Pool | pg.PoolClient }

/** Parameter of writing functions: a connection inside a transaction (`inTransaction`); the pool does not match the type. */
export type Transaction = Queries & { readonly $client: pg.PoolClient }

export interface DatabaseConnection {
  db: Database
  pool: pg.Pool
  close(): Promise<void>
}

/**
 * Timeouts of connections that serve requests, ms: PostgreSQL cancels longer statements and idle transactions;
 * `query_timeout` is the client's own, for a server that does not respond.
 */
const REQUEST_LIMITS = {
  connectionTimeoutMillis: seconds(5),
  statement_timeout: seconds(10),
  query_timeout: seconds(12),
  idle_in_transaction_session_timeout: seconds(15),
  keepAlive: true,
}

/** The same for migrations, seeding and jobs, which may take longer. */
export const JOB_LIMITS = {
  statement_timeout: minutes(30),
  query_timeout: minutes(31),
  idle_in_transaction_session_timeout: minutes(30),
}

/** The same for a start: on a machine that boots or is busy with other work a connection may be long in coming. */
export const START_LIMITS = { ...JOB_LIMITS, connectionTimeoutMillis: seconds(30) }

/** Opens a pool. A lost connection is logged and replaced; it never ends the process. */
export function connect(options: pg.PoolConfig, log: Logger): DatabaseConnection {
  const pool = new pg.Pool({ ...REQUEST_LIMITS, ...options })
  traceStatements(pool)
  const clients = new Set<pg.PoolClient>()
  let isClosing = false
  pool.on('connect', (client) => {
    clients.add(client)
    // The pool listens to idle clients only; an unhandled error of a client in use would end the process.
    client.on('error', (error) => {
      if (!isClosing) outsideRequests(() => log.warn({ err: error }, 'соединение с базой потеряно'))
    })
  })
  pool.on('remove', (client) => clients.delete(client))
  // Emitted in addition to the idle client's own error event.
  pool.on('error', () => undefined)
  const close = () => {
    // The pool does not wait for the ends of its connections: a server that stops right after may still cut them.
    isClosing = true
    return closePool(pool, clients)
  }
  return { db: withQueries(pool), pool, close }
}

/** Waits a bounded time for running queries, then closes their connections. */
async function closePool(pool: pg.Pool, clients: ReadonlySet<pg.PoolClient>): Promise<void> {
  const cut = setTimeout(() => {
    for (const client of clients) void client.end()
  }, seconds(5))
  await pool.end().finally(() => clearTimeout(cut))
}

/** Drizzle over a pool or over one connection of it. */
export function withQueries<Client extends pg.Pool | pg.PoolClient>(
  client: Client,
): Queries & { $client: Client } {
  // Drizzle's type does not distinguish pool and client.
  return Object.assign(drizzle({ client, casing: 'snake_case' }), { $client: client })
}
