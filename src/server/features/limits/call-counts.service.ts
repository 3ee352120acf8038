import { createHash } from 'node:crypto'
import type { Logger } from 'pino'
import { minutes, seconds } from '../../../lib/duration.ts'
import type { Database } from '../../platform/db/database.ts'
import type { CountTogether } from '../../platform/http/callers/call-limits.ts'
import { addCall, removeOldCounts } from './call-counts.store.ts'

/** How long a call waits to be counted; then its own instance's count decides. */
const PATIENCE = seconds(1)
/** A database that does not count is named in the log once in this time. */
const NAMED_ONCE_IN = minutes(1)

/** Counts calls of all instances in the database, by one statement each; null where it does not answer. */
export function createCallCounts(db: Database, log: Logger): CountTogether {
  let namedAt = Number.NEGATIVE_INFINITY

  function warn(error?: unknown): void {
    if (performance.now() - namedAt < NAMED_ONCE_IN) return
    namedAt = performance.now()
    log.warn(
      { err: error },
      'база данных не считает вызовы: ограничения действуют для каждого экземпляра отдельно',
    )
  }

  return async (caller, minute) => {
    const late = Promise.withResolvers<null>()
    const timer = setTimeout(() => late.resolve(null), PATIENCE)
    try {
      const calls = await Promise.race([addCall(db, toName(caller), minute), late.promise])
      if (calls === null) warn()
      return calls
    } catch (error) {
      warn(error)
      return null
    } finally {
      clearTimeout(timer)
    }
  }
}

/** Removes what no limit asks for any more. */
export const forgetCallCounts = (db: Database): Promise<void> => removeOldCounts(db)

/** Nobody reads an address in the table. */
const toName = (caller: string) => createHash('sha256').update(caller).digest('base64url').slice(0, 22)
