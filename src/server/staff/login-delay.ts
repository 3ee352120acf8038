import { minutes, seconds } from '../../lib/duration.ts'

/** Failures are counted over this time (issue: 10 in 15 minutes slow the next ones down). */
export const FAILURE_WINDOW = minutes(15)
const FREE_FAILURES = 10

/**
 * How long to wait after the last failure of this account before the next try, ms: nothing for the first ten,
 * then 5 s, doubling, at most the window itself.
 */
export function accountDelay(failures: number): number {
  if (failures < FREE_FAILURES) return 0
  return Math.min(seconds(5) * 2 ** (failures - FREE_FAILURES), FAILURE_WINDOW)
}

/** One person who mistakes a password comes to 18 in the window, and must not slow the whole office down. */
const FREE_AT_ADDRESS = 50
const LONGEST_AT_ADDRESS = seconds(30)

/**
 * How long to wait after the last failure from one address, whatever the account, ms: nothing for the first fifty, then 1 s,
 * doubling, at most half a minute, because colleagues behind the same address wait too.
 */
export function addressDelay(failures: number): number {
  if (failures < FREE_AT_ADDRESS) return 0
  return Math.min(seconds(1) * 2 ** (failures - FREE_AT_ADDRESS), LONGEST_AT_ADDRESS)
}
