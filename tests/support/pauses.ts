import { syncBuiltinESMExports } from 'node:module'
import timers from 'node:timers/promises'
import { vi } from 'vitest'

/**
 * Lets every `setTimeout` of node:timers/promises end at once; `lengths` are what was asked for, ms. Call `restore` after the test.
 */
export function skipPauses() {
  const lengths: (number | undefined)[] = []
  const spy = vi.spyOn(timers, 'setTimeout').mockImplementation(async (length, value) => {
    lengths.push(length)
    // Who pauses in a loop lets others have their turn.
    await new Promise((resolve) => setImmediate(resolve))
    return value as never
  })
  syncBuiltinESMExports()
  return {
    lengths,
    restore() {
      spy.mockRestore()
      syncBuiltinESMExports()
    },
  }
}

/** Lets timers of that length, ms, end at once; `count` tells how many there were. Call `restore` after the test. */
export function skipTimers(length: number) {
  const start = globalThis.setTimeout
  let count = 0
  const spy = vi.spyOn(globalThis, 'setTimeout').mockImplementation(((
    act: (...given: unknown[]) => void,
    time?: number,
    ...given: unknown[]
  ) => {
    if (time === length) count += 1
    return start(act, time === length ? 0 : time, ...given)
  }) as typeof setTimeout)
  return { count: () => count, restore: () => spy.mockRestore() }
}
