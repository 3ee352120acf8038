import { sql } from 'drizzle-orm'
import type { CurrentUser } from '../../contract/session.ts'
import { AppError } from '../app-error.ts'
import type { Database, Transaction } from './database.ts'
import { beginOwnWrite } from './own-writes.ts'
import { inTransaction } from './transaction.ts'

/**
 * Runs a staff write in one transaction and sets `shop.actor_id`.
 * Violated constraints become AppErrors, so that a lost race gives the same message as the check before it.
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

/** Messages for references to missing rows, by referring column. */
const UNKNOWN_REFERENCES = [
  ['manufacturer_id', 'Такого производителя нет'],
  ['category_id', 'Такой категории нет'],
] as const

function toAppError(error: unknown): AppError | null {
  const constraint = violatedConstraint(error)
  if (constraint?.endsWith('_slug_unique')) return new AppError('CONFLICT', 'Такой slug уже используется')
  if (!constraint?.endsWith('_fk')) return null
  const [, unknown] = UNKNOWN_REFERENCES.find(([column]) => constraint.includes(`_${column}_`)) ?? []
  return unknown === undefined ? null : new AppError('BAD_REQUEST', unknown)
}

/** The constraint's name in PostgreSQL's error, which Drizzle wraps as `cause`. */
function violatedConstraint(error: unknown): string | null {
  const cause = error instanceof Error ? error.cause : undefined
  const named = cause instanceof Error && 'constraint' in cause ? cause.constraint : null
  return typeof named === 'string' ? named : null
}
