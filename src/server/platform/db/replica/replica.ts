import type pg from 'pg'
import type { Logger } from 'pino'
import { seconds } from '../../../../lib/duration.ts'
import { connect, type Database, type DatabaseConnection, withQueries } from '../database.ts'
import { isTransient } from '../database-error.ts'
import { type ReplicaState, type ReplicaWatch, watchReplica } from './replica-watch.ts'

/** Of the replica less is waited for: the primary answers too. */
const LIMITS = {
  connectionTimeoutMillis: seconds(1),
  statement_timeout: seconds(4),
  query_timeout: seconds(5),
}

/** A replica that answers public reads while it is level with the primary. */
export interface Replica {
  /** Reads of visitors: single statements go to the replica while it may be used, transactions always to the primary. */
  db: Database
  pool: pg.Pool
  state(): ReplicaState
  /** The content has changed: nothing is read from the replica before it has the change. */
  hold(): void
  close(): Promise<void>
}

/** Opens the replica of DATABASE_READ_URL beside its primary; it need not be there. */
export function openReplica(options: pg.PoolConfig, primary: DatabaseConnection, log: Logger): Replica {
  const { pool, close } = connect({ ...LIMITS, ...options }, log)
  /** What waits for the replica, to be told that it is away. */
  const waiting = new Set<() => void>()
  const watch = watchReplica(primary.pool, pool, log, () => {
    for (const giveUp of waiting) giveUp()
  })
  return {
    db: withQueries(toReadPool(primary.pool, pool, watch, waiting)),
    pool,
    state: watch.state,
    hold: watch.hold,
    async close() {
      watch.stop()
      await close()
    },
  }
}

/** The primary's pool, whose single statements go to the replica while it may be used; one that fails there is asked of the primary. */
function toReadPool(
  primary: pg.Pool,
  replica: pg.Pool,
  watch: Pick<ReplicaWatch, 'state' | 'noteFailure'>,
  waiting: Set<() => void>,
): pg.Pool {
  /** Rejects at once when the replica is found to be away: a connection without an answer would be waited for for seconds. */
  function ask(statement: string | pg.QueryConfig, values?: unknown[]): Promise<pg.QueryResult> {
    const { promise, resolve, reject } = Promise.withResolvers<pg.QueryResult>()
    const giveUp = () => reject(new Error('the replica is away'))
    waiting.add(giveUp)
    replica.query(statement, values).then(resolve, reject)
    return promise.finally(() => waiting.delete(giveUp))
  }
  async function query(statement: string | pg.QueryConfig, values?: unknown[]): Promise<pg.QueryResult> {
    if (!watch.state().isUsed) return await primary.query(statement, values)
    try {
      return await ask(statement, values)
    } catch (error) {
      if (isTransient(error)) watch.noteFailure()
      // Whatever else it was, a read does no harm twice.
      return await primary.query(statement, values)
    }
  }
  return new Proxy(primary, {
    get(target, name) {
      if (name === 'query') return query
      const value: unknown = Reflect.get(target, name)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}
