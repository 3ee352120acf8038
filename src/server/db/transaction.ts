import pg from 'pg'
import { type Database, type Transaction, withQueries } from './database.ts'

/**
 * Runs `work` in one transaction and answers its result once that is committed; whatever is thrown rolls back.
 * The connection always returns to the pool, closed unless its transaction has ended for certain:
 * Drizzle's own `transaction` keeps the connection for ever when `begin` fails.
 */
export async function inTransaction<T>(db: Database, work: (tx: Transaction) => Promise<T>): Promise<T> {
  const pool = db.$client
  if (!(pool instanceof pg.Pool)) throw new Error('a transaction was begun within a transaction')
  const client = await pool.connect()
  let hasEnded = false
  try {
    await client.query('begin')
    const result = await work(withQueries(client))
    const { command } = await client.query('commit')
    hasEnded = true
    // PostgreSQL answers so when a statement failed and `work` went on as if it had not.
    if (command === 'ROLLBACK')
      throw new Error('the transaction was rolled back: a statement in it had failed')
    return result
  } catch (error) {
    hasEnded ||= await rollBack(client)
    throw error
  } finally {
    client.release(!hasEnded)
  }
}

/** False when the connection cannot tell: it is lost, or nobody answers. */
async function rollBack(client: pg.PoolClient): Promise<boolean> {
  try {
    await client.query('rollback')
    return true
  } catch {
    return false
  }
}
