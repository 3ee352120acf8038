import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { seconds } from '../../../lib/duration.ts'
import type { DatabaseConnection } from '../db/database.ts'
import { isTransient } from '../db/database-error.ts'

type Pool = DatabaseConnection['pool']
type Statement = string | pg.QueryConfig

/** Statements by which the library notes that a job has ended, or has failed, as it names them. */
const NOTES = /^(?:complete|fail)_jobs?(?:_q)?\//
const isNote = (statement: Statement) => typeof statement !== 'string' && NOTES.test(statement.name ?? '')

/** Between two attempts of a note, ms. */
const PAUSE = seconds(0.5)

/**
 * The pool as the queue's library uses it. The library does not wait for the note of how a job ended: an error of it would be nobody's
 * and end the process, and the job would never run again. So a note that a lost connection interrupts is made again until it is there,
 * or until `signal` says that nobody waits for it: then the next start takes the job up.
 */
export function toQueuePool(pool: Pool, signal: AbortSignal): Pool {
  const connect = (callback?: Parameters<Pool['connect']>[0]) =>
    callback ? pool.connect(callback) : Promise.resolve(openClient(pool, signal))
  return new Proxy(pool, {
    get(target, name) {
      if (name === 'connect') return connect
      const value: unknown = Reflect.get(target, name)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}

/** A connection that is opened at its first statement. */
function openClient(pool: Pool, signal: AbortSignal) {
  let opening: Promise<pg.PoolClient> | null = null
  const release = async () => {
    const client = await opening?.catch(() => null)
    opening = null
    client?.release()
  }
  const query = async (statement: Statement, values?: unknown[]): Promise<Pick<pg.QueryResult, 'rows'>> => {
    for (;;) {
      try {
        opening ??= pool.connect()
        return await (await opening).query(statement, values)
      } catch (error) {
        if (!isNote(statement) || !isTransient(error)) throw error
        await release()
        await sleep(PAUSE, undefined, { signal }).catch(() => undefined)
        if (signal.aborted) return { rows: [] }
      }
    }
  }
  return { query, release }
}
