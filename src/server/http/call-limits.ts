import { minutes } from '../../lib/duration.ts'

/** Counts calls per caller in fixed minutes; a new minute forgets the old one. */
export function createCallLimits(now: () => number = Date.now) {
  let minute = 0
  let counts = new Map<string, number>()
  return (caller: string, perMinute: number): boolean => {
    const current = Math.floor(now() / minutes(1))
    if (current !== minute) {
      minute = current
      counts = new Map()
    }
    const calls = (counts.get(caller) ?? 0) + 1
    counts.set(caller, calls)
    return calls <= perMinute
  }
}
