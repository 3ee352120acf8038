import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { seconds } from '../../lib/duration.ts'
import { type Database, type Transaction, withQueries } from './database.ts'
import { TransactionError } from './database-error.ts'

/** PostgreSQL rolls back at once; a connection that has not answered by then is given up. */
const ROLLBACK_TIMEOUT = seconds(2)

/**
 * Runs `work` in one transaction and answers its result once that is committed; whatever is thrown rolls back.
 * Throws a TransactionError when the connection cannot be had, fails around the statements, or nothing was committed.
 * The connection always returns to the pool, closed unless its transaction has ended for certain:
 * Drizzle's own `transaction` keeps the connection for ever when `begin` fails.
 */
export async function inTransaction<T>(db: Database, work: (tx: Transaction) => Promise<T>): Promise<T> {
  const pool = db.$client
  if (!(pool instanceof pg.Pool)) throw new Error('a transaction was begun within a transaction')
  const client = await orTransactionError(pool.connect())
  let hasEnded = false
  try {
    await orTransactionError(client.query('begin'))
    const result = await work(withQueries(client))
    const { command } = await orTransactionError(client.query('commit'))
    hasEnded = true
    // PostgreSQL answers so when a statement failed and `work` went on as if it had not.
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

/** False when the connection cannot tell: it is lost, or nobody answers. */
async function rollBack(client: pg.PoolClient): Promise<boolean> {
  const rolledBack = client.query('rollback').then(
    () => true,
    () => false,
  )
  return await Promise.race([rolledBack, sleep(ROLLBACK_TIMEOUT, false, { ref: false })])
}
