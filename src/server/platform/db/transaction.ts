import pg from 'pg'
import { seconds } from '../../../lib/duration.ts'
import { within } from '../../../lib/within.ts'
import { type Database, type Transaction, withQueries } from './database.ts'
import { isDeadlock, TransactionError } from './database-error.ts'

/** PostgreSQL rolls back at once; after this time without a response the connection is closed. */
const ROLLBACK_TIMEOUT = seconds(2)

/** So often a transaction is run in all. */
const RUNS = 3

/**
 * Runs `work` in one transaction and returns its result after the commit; rolls back when it throws. `work` is run anew, in another
 * transaction, when PostgreSQL ended it for the sake of one that it blocked: what it changes outside of the database it must be able
 * to change again.
 * Throws TransactionError when there is no connection, begin or commit fails, or nothing was committed.
 */
export async function inTransaction<T>(db: Database, work: (tx: Transaction) => Promise<T>): Promise<T> {
  for (let run = 1; ; run += 1) {
    try {
      return await transactOnce(db, work)
    } catch (error) {
      if (run === RUNS || !isDeadlock(error)) throw error
    }
  }
}

/** All that the transaction reads is of one moment, whatever others commit meanwhile. Its first statement. */
export async function readOneMoment({ $client: client }: Transaction): Promise<void> {
  await client.query('set transaction isolation level repeatable read')
}

/** What it is given reads at once over the pool; in a transaction, which has one connection, one after another. */
export function readsOf({ $client: client }: Database): <T>(read: () => Promise<T>) => Promise<T> {
  if (client instanceof pg.Pool) return (read) => read()
  let last: Promise<unknown> = Promise.resolve()
  return (read) => {
    const next = last.then(read)
    last = next
    return next
  }
}

/**
 * The connection is always released, and closed unless the transaction has certainly ended: Drizzle's own `transaction` leaks it when
 * `begin` fails.
 */
async function transactOnce<T>(db: Database, work: (tx: Transaction) => Promise<T>): Promise<T> {
  const pool = db.$client
  if (!(pool instanceof pg.Pool)) throw new Error('a transaction was begun within a transaction')
  const client = await orTransactionError(pool.connect())
  let hasEnded = false
  try {
    await orTransactionError(client.query('begin'))
    const result = await work(withQueries(client))
    const { command } = await orTransactionError(client.query('commit'))
    hasEnded = true
    // PostgreSQL's reply to COMMIT when a statement failed and `work` ignored it.
    if (command === 'ROLLBACK') throw new TransactionError('rolled back: a statement had failed')
    return result
  } catch (error) {
    hasEnded ||= await rollBack(client)
    throw error
  } finally {
    client.release(!hasEnded)
  }
}

async function orTransactionError<T>(step: Promise<T>): Promise<T> {
  try {
    return await step
  } catch (cause) {
    throw new TransactionError('the connection of a transaction failed', { cause })
  }
}

/** False when the rollback was not confirmed: connection lost or no response. */
async function rollBack(client: pg.PoolClient): Promise<boolean> {
  const rolledBack = client.query('rollback').then(
    () => true,
    () => false,
  )
  return await within(ROLLBACK_TIMEOUT, rolledBack, false)
}
