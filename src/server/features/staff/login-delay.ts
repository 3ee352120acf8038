import { minutes, seconds } from '../../../lib/duration.ts'

/** Window in which failures are counted. */
export const FAILURE_WINDOW = minutes(15)
const FREE_FAILURES = 10

/**
 * Delay after the last failure of this account until the next attempt, ms: none for the first ten failures,
 * then 5 s, doubling, at most FAILURE_WINDOW.
 */
export function accountDelay(failures: number): number {
  if (failures < FREE_FAILURES) return 0
  return Math.min(seconds(5) * 2 ** (failures - FREE_FAILURES), FAILURE_WINDOW)
}

/** Failures per address without delay. One account can cause 18 within the window, which must not delay colleagues. */
const FREE_AT_ADDRESS = 50
const LONGEST_AT_ADDRESS = seconds(30)

/**
 * Delay after the last failure from an address, for all accounts, ms: none for the first fifty failures, then 1 s,
 * doubling, at most half a minute, because it also affects colleagues behind the same address.
 */
export function addressDelay(failures: number): number {
  if (failures < FREE_AT_ADDRESS) return 0
  return Math.min(seconds(1) * 2 ** (failures - FREE_AT_ADDRESS), LONGEST_AT_ADDRESS)
}
