import { createHash } from 'node:crypto'
import type { Logger } from 'pino'
import { atMostEvery } from '../../../lib/at-most-every.ts'
import { minutes, seconds } from '../../../lib/duration.ts'
import { createTurns } from '../../../lib/turns.ts'
import { within } from '../../../lib/within.ts'
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
  let failedAt = Number.NEGATIVE_INFINITY
  const inTurn = createTurns(AT_ONCE)

  function fail(error?: unknown): null {
    failedAt = performance.now()
    warn(error)
    return null
  }

  const warn = atMostEvery(NAMED_ONCE_IN, (error: unknown) =>
    log.warn(
      { err: error },
      'база данных не считает вызовы: ограничения действуют для каждого экземпляра отдельно',
    ),
  )

  const isResting = () => performance.now() - failedAt < REST

  return async (caller, minute) => {
    if (isResting()) return null
    let isAwaited = true
    try {
      const counting = inTurn(async () =>
        // Who waited for a turn until now does not ask what has just failed.
        isAwaited && !isResting() ? await addCall(db, toName(caller), minute) : null,
      )
      return (await within(PATIENCE, counting, null)) ?? fail()
    } catch (error) {
      return fail(error)
    } finally {
      isAwaited = false
    }
  }
}

/** Removes what no limit asks for any more. */
export const forgetCallCounts = (db: Database): Promise<void> => removeOldCounts(db)

/** Nobody reads an address in the table; who tries all of IPv4 finds it (docs/operations/personal-data.md). */
const toName = (caller: string) => createHash('sha256').update(caller).digest('base64url').slice(0, 22)
