import { sql } from 'drizzle-orm'
import type { CurrentUser } from '../../contract/session.ts'
import { AppError } from '../app-error.ts'
import type { Database, Transaction } from './database.ts'
import { violatedConstraint } from './database-error.ts'
import { beginOwnWrite } from './own-writes.ts'
import { inTransaction } from './transaction.ts'

/**
 * Runs a staff write in one transaction and sets `shop.actor_id`.
 * A slug in use becomes an AppError, so that a lost race gives the same message as the check before it; a reference to a
 * missing row becomes one in `src/server/http/unknown-reference.ts`.
 */
export async function staffTransaction<T>(
  db: Database,
  actor: CurrentUser,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  const write = beginOwnWrite(db.$client)
  try {
    const result = await inTransaction(db, async (tx) => {
      await nameWrite(tx, { actor_id: String(actor.id), write_id: write.id })
      return await work(tx)
    })
    write.end(true)
    return result
  } catch (error) {
    write.end(false)
    throw toAppError(error) ?? error
  }
}

/** Sets actor and write id for this transaction: `current_setting('shop.actor_id', true)`. */
async function nameWrite(tx: Transaction, names: { actor_id: string; write_id: string }): Promise<void> {
  await tx.execute(
    sql`select set_config('shop.actor_id', ${names.actor_id}, true), set_config('shop.write_id', ${names.write_id}, true)`,
  )
}

function toAppError(error: unknown): AppError | null {
  if (!violatedConstraint(error)?.endsWith('_slug_unique')) return null
  return new AppError('CONFLICT', 'Такой slug уже используется')
}
