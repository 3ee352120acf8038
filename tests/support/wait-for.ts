import { vi } from 'vitest'
import { minutes } from '../../src/lib/duration.ts'

/**
 * Calls `check` until it no longer throws, and returns what it returned. Only a test that fails waits for the end of its time,
 * `timeout` ms.
 */
export function waitFor<T>(check: () => T | Promise<T>, timeout = minutes(1)): Promise<T> {
  return vi.waitFor(check, { timeout, interval: 50 })
}

/** Calls `isSo` until it returns true. Throws when that takes `timeout` ms. */
export async function waitUntil(isSo: () => boolean | Promise<boolean>, timeout = minutes(1)): Promise<void> {
  await vi.waitUntil(isSo, { timeout, interval: 50 })
}
