import { minutes, seconds } from '../../lib/duration.ts'

/** Failures are counted over this time, per account and address (issue: 10 in 15 minutes slow the next ones down). */
export const FAILURE_WINDOW = minutes(15)
const FREE_FAILURES = 10

/**
 * How long to wait after the last failure before the next try, ms: nothing for the first ten,
 * then 5 s, doubling, at most the window itself.
 */
export function loginDelay(failures: number): number {
  if (failures < FREE_FAILURES) return 0
  return Math.min(seconds(5) * 2 ** (failures - FREE_FAILURES), FAILURE_WINDOW)
}
