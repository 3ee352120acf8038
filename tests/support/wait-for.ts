import { vi } from 'vitest'
import { minutes, seconds } from '../../src/lib/duration.ts'

/** Only a test that fails waits so long, ms; under `npm run mutate` most are to fail. */
const TIMEOUT = process.env.MUTATE_TESTS === undefined ? minutes(1) : seconds(4)

/** Calls `check` until it no longer throws, and returns what it returned. Throws when that takes `timeout` ms. */
export function waitFor<T>(check: () => T | Promise<T>, timeout = TIMEOUT): Promise<T> {
  return vi.waitFor(check, { timeout, interval: 50 })
}

/** Calls `isSo` until it returns true. Throws when that takes `timeout` ms. */
export async function waitUntil(isSo: () => boolean | Promise<boolean>, timeout = TIMEOUT): Promise<void> {
  await vi.waitUntil(isSo, { timeout, interval: 50 })
}
