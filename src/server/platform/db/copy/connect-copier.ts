import pg from 'pg'
import type { Logger } from 'pino'
import { connect, type Database, type DatabaseConnection } from '../database.ts'

/** A copy takes as long as it takes; the client's own timeout would outlive the COPY that it was set for. */
const COPY_LIMITS = { statement_timeout: 0, query_timeout: 0, idle_in_transaction_session_timeout: 0, max: 2 }

/** Opens connections for copying, one to copy and one to hold a lock, without time limits. */
export const connectCopier = (location: pg.PoolConfig, log: Logger): DatabaseConnection =>
  connect({ ...location, ...COPY_LIMITS }, log)

/** Connection options of a pool that is open, for another database of its server when that is named. */
export function locationOf(db: Database, database?: string): pg.PoolConfig {
  const pool = db.$client
  if (!(pool instanceof pg.Pool))
    throw new Error('a copy needs its own connection, not that of a transaction')
  // The pool hides the password from those who list its options.
  const options = { ...pool.options, password: pool.options.password }
  if (database === undefined) return options
  const { connectionString } = options
  if (connectionString === undefined) return { ...options, database }
  const address = new URL(connectionString)
  address.pathname = `/${encodeURIComponent(database)}`
  return { ...options, connectionString: address.href }
}
