import { minutes } from '../../../../lib/duration.ts'
import { AppError } from '../../../app-error.ts'

/** How often one address may call an endpoint; absent means unlimited. */
export interface CallLimits {
  perMinute?: number
  /** The limit protects one machine: each instance counts by itself, and asks nobody. */
  isFromMemory?: true
}

/**
 * Counts one call of a caller in the minute that began then, together with those at all other instances, and resolves with their number;
 * null when that cannot be known now.
 */
export type CountTogether = (caller: string, minute: Date) => Promise<number | null>

/** Counts a call. Rejects with TOO_MANY_REQUESTS and the seconds to wait. */
export type CountCall = (caller: string, limits: CallLimits) => Promise<void>

const WINDOW = minutes(1)

/**
 * Rate limit per caller in fixed windows of a minute, over all instances unless it protects one machine. Each call that may be allowed is
 * counted by `countTogether` once; one whose caller is known to be over the limit asks nobody. While nobody answers, the calls at this
 * instance count, and those that were known of the others.
 */
export function createCallLimits(
  countTogether: CountTogether,
  now: () => number = () => Date.now(),
): CountCall {
  let start = 0
  /** Calls of this window by caller, as far as this instance knows. */
  let known = new Map<string, number>()

  async function count(
    caller: string,
    time: number,
    { perMinute = 0, isFromMemory }: CallLimits,
  ): Promise<number> {
    const begun = time - (time % WINDOW)
    if (begun !== start) {
      start = begun
      known = new Map()
    }
    const counts = known
    const calls = (counts.get(caller) ?? 0) + 1
    counts.set(caller, calls)
    if (isFromMemory || calls > perMinute) return calls
    const together = Math.max(calls, (await countTogether(caller, new Date(begun))) ?? 0)
    // Never more than there were: calls that came meanwhile are in it already, or in what was known before.
    counts.set(caller, Math.max(counts.get(caller) ?? 0, together))
    return together
  }

  return async (caller, limits) => {
    const { perMinute } = limits
    if (perMinute === undefined) return
    const time = now()
    if ((await count(caller, time, limits)) <= perMinute) return
    const message = 'Слишком много запросов подряд. Попробуйте через минуту.'
    throw new AppError('TOO_MANY_REQUESTS', message, secondsLeft(time))
  }
}

const secondsLeft = (time: number) => Math.ceil((WINDOW - (time % WINDOW)) / 1000)
