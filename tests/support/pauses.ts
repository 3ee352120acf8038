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
