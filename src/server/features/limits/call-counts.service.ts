import { createHash } from 'node:crypto'
import type { Logger } from 'pino'
import { minutes, seconds } from '../../../lib/duration.ts'
import { createTurns } from '../../../lib/turns.ts'
import type { Database } from '../../platform/db/database.ts'
import type { CountTogether } from '../../platform/http/callers/call-limits.ts'
import { addCall, removeOldCounts } from './call-counts.store.ts'

/** How long a call waits to be counted; then its own instance's count decides. */
const PATIENCE = seconds(1)
/** Then nobody asks for so long: a statement that is no longer waited for keeps its connection all the same. */
const REST = seconds(5)
/** Statements at once: so many connections are held while the table is locked, and no more. */
const AT_ONCE = 2
/** A database that does not count is named in the log once in this time. */
const NAMED_ONCE_IN = minutes(1)

/**
 * Counts calls of all instances in the database, by one statement each; null where it does not answer, and at once for some seconds after
 * it did not.
 */
export function createCallCounts(db: Database, log: Logger): CountTogether {
  let namedAt = Number.NEGATIVE_INFINITY
  let failedAt = Number.NEGATIVE_INFINITY
  const inTurn = createTurns(AT_ONCE)

  function fail(error?: unknown): null {
    failedAt = performance.now()
    warn(error)
    return null
  }

  function warn(error?: unknown): void {
    if (performance.now() - namedAt < NAMED_ONCE_IN) return
    namedAt = performance.now()
    log.warn(
      { err: error },
      'база данных не считает вызовы: ограничения действуют для каждого экземпляра отдельно',
    )
  }

  const isResting = () => performance.now() - failedAt < REST

  return async (caller, minute) => {
    if (isResting()) return null
    const late = Promise.withResolvers<null>()
    let isLate = false
    const timer = setTimeout(() => {
      isLate = true
      late.resolve(null)
    }, PATIENCE)
    try {
      const counting = inTurn(async () =>
        // Who waited for a turn until now does not ask what has just failed.
        isLate || isResting() ? null : await addCall(db, toName(caller), minute),
      )
      return (await Promise.race([counting, late.promise])) ?? fail()
    } catch (error) {
      return fail(error)
    } finally {
      clearTimeout(timer)
    }
  }
}

/** Removes what no limit asks for any more. */
export const forgetCallCounts = (db: Database): Promise<void> => removeOldCounts(db)

/** Nobody reads an address in the table; who tries all of IPv4 finds it (docs/operations/personal-data.md). */
const toName = (caller: string) => createHash('sha256').update(caller).digest('base64url').slice(0, 22)
