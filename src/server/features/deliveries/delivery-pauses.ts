import { hours, minutes, seconds } from '../../../lib/duration.ts'

/** Pauses after the first failures; later ones are an hour. */
const PAUSES = [seconds(5), seconds(30), minutes(2), minutes(10), minutes(30)]
/** From the first attempt, or from «отправить сейчас», until it is given up. */
const GIVE_UP_AFTER = hours(24)

/**
 * When a delivery is tried again after its `failures`-th failure in a row, since `since`; null when it is given up.
 * `retryAfter`: pause that the other side asked for, ms.
 */
export function nextAttempt(
  { failures, since, retryAfter }: { failures: number; since: Date; retryAfter: number | null },
  now: Date,
): Date | null {
  const pause = PAUSES[failures - 1] ?? hours(1)
  // What is asked for again and again still ends in hourly attempts.
  const asked =
    retryAfter === null ? pause : Math.max(retryAfter, failures <= PAUSES.length ? seconds(1) : pause)
  const next = now.getTime() + asked
  return next > since.getTime() + GIVE_UP_AFTER ? null : new Date(next)
}
