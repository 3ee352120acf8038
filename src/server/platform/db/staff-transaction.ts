import { sql } from 'drizzle-orm'
import { priceLimitOf } from '../../../domain/staff/rights.ts'
import { AppError } from '../../app-error.ts'
import type { Database, Transaction } from './database.ts'
import { isKeyTaken, isRedirectTaken, isSlugTaken } from './database-error.ts'
import { beginOwnWrite } from './own-writes.ts'
import { readPriceRefusal } from './price-limit/price-limit.ts'
import { afterCopies, claimCall } from './repeatable-call.ts'
import { inTransaction } from './transaction.ts'
import { requireVersion, type Writer } from './versioned.ts'

/**
 * Runs a staff write in one transaction (`inTransaction`) and sets `shop.actor_id`.
 * Throws VersionConflict when the writer has seen another version of the record, and CallRepeated for a call that was done before.
 * A slug in use becomes an AppError, so that a lost race gives the same message as the check before it; a reference to a
 * missing row becomes one in `src/server/platform/http/unknown-reference.ts`.
 */
export function staffTransaction<T>(
  db: Database,
  actor: Writer,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  const write = () => writeOnce(db, actor, work)
  return actor.repeatable ? afterCopies(write) : write()
}

async function writeOnce<T>(db: Database, actor: Writer, work: (tx: Transaction) => Promise<T>): Promise<T> {
  const write = beginOwnWrite(db.$client)
  try {
    const result = await inTransaction(db, async (tx) => {
      await nameWrite(tx, {
        actor_id: String(actor.id),
        write_id: write.id,
        price_limit: priceLimitOf(actor),
      })
      if (actor.repeatable) await claimCall(tx, actor.repeatable)
      if (actor.seen) await requireVersion(tx, actor.seen)
      return await work(tx)
    })
    write.end(true)
    return result
  } catch (error) {
    write.end(false)
    throw toAppError(error) ?? error
  }
}

/** Sets actor, write id and the limit of prices for this transaction: `current_setting('shop.actor_id', true)`. */
async function nameWrite(
  tx: Transaction,
  names: { actor_id: string; write_id: string; price_limit: number | null },
): Promise<void> {
  await tx.execute(
    sql`select set_config('shop.actor_id', ${names.actor_id}, true), set_config('shop.write_id', ${names.write_id}, true),
      set_config('shop.price_limit', ${names.price_limit?.toString() ?? ''}, true)`,
  )
}

function toAppError(error: unknown): AppError | null {
  const refused = readPriceRefusal(error)
  if (refused) return refused
  if (isSlugTaken(error)) return new AppError('CONFLICT', 'Такой slug уже используется')
  if (isRedirectTaken(error)) return new AppError('CONFLICT', 'С этого адреса уже ведёт другая переадресация')
  return isKeyTaken(error) ? new AppError('CONFLICT', 'Такой ключ уже есть у другого параметра') : null
}
