import { describe, expect, test, vi } from 'vitest'
import { hours, minutes, seconds } from '../../../../lib/duration.ts'
import { AppError } from '../../../app-error.ts'
import { type CallLimits, type CountTogether, createCallLimits } from './call-limits.ts'

/** What all instances count together, as the table does. */
function openTable() {
  const counts = new Map<string, number>()
  return vi.fn<CountTogether>(async (caller, minute) => {
    const key = `${caller} ${minute.toISOString()}`
    const calls = (counts.get(key) ?? 0) + 1
    counts.set(key, calls)
    return calls
  })
}

/** Call limits of one instance with a fake clock; a call resolves with its error, with null while it is allowed. */
function openLimits(start: number, together: CountTogether = openTable()) {
  const clock = { now: start }
  const count = createCallLimits(together, () => clock.now)
  const call = async (limits: CallLimits, caller = 'ours') => {
    try {
      await count(caller, limits)
      return null
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      return { kind: error.kind, message: error.message, wait: error.retryAfter }
    }
  }
  return { clock, call }
}

const noon = hours(24 * 365)

describe('One address may call only so often', () => {
  test('in a minute of the clock, and learns how long to wait', async () => {
    const { clock, call } = openLimits(noon + seconds(20))
    const limits = { perMinute: 2 }
    expect([await call(limits), await call(limits), await call(limits, 'theirs')]).toEqual([null, null, null])
    expect(await call(limits)).toEqual({
      kind: 'TOO_MANY_REQUESTS',
      message: 'Слишком много запросов подряд. Попробуйте через минуту.',
      wait: 40,
    })
    clock.now = noon + minutes(1) - 1
    expect((await call(limits))?.wait).toBe(1)
    clock.now = noon + minutes(1)
    expect(await call(limits)).toBeNull()
  })

  test('unless its calls have no limit, which are not counted at all', async () => {
    const together = openTable()
    const { call } = openLimits(noon, together)
    for (let tries = 0; tries < 1000; tries += 1) expect(await call({})).toBeNull()
    expect(together).not.toHaveBeenCalled()
  })

  test('at all instances together, however it spreads its calls', async () => {
    const together = openTable()
    const [one, other] = [openLimits(noon, together), openLimits(noon, together)]
    const limits = { perMinute: 3 }
    const allowed = [await one.call(limits), await other.call(limits), await one.call(limits)]
    expect(allowed).toEqual([null, null, null])
    expect((await other.call(limits))?.kind).toBe('TOO_MANY_REQUESTS')
    expect((await one.call(limits))?.kind).toBe('TOO_MANY_REQUESTS')
  })

  test('but at each instance by itself where it protects one machine, which asks nobody', async () => {
    const together = openTable()
    const [one, other] = [openLimits(noon, together), openLimits(noon, together)]
    const limits = { perMinute: 1, isFromMemory: true } as const
    expect([await one.call(limits), await other.call(limits)]).toEqual([null, null])
    expect((await one.call(limits))?.kind).toBe('TOO_MANY_REQUESTS')
    expect(together).not.toHaveBeenCalled()
  })

  test('also when the calls come at once', async () => {
    const together = openTable()
    const instances = [openLimits(noon, together), openLimits(noon, together)]
    const calls = instances.flatMap(({ call }) => Array.from({ length: 8 }, () => call({ perMinute: 10 })))
    const answers = await Promise.all(calls)
    expect(answers.filter((answer) => answer === null)).toHaveLength(10)
  })

  test('and a flood costs no more questions than the limit has calls', async () => {
    const together = openTable()
    const [one, other] = [openLimits(noon, together), openLimits(noon, together)]
    for (let tries = 0; tries < 100; tries += 1) await one.call({ perMinute: 5 })
    for (let tries = 0; tries < 100; tries += 1) await other.call({ perMinute: 5 })
    // The other instance learns from its first question that there is nothing left.
    expect(together).toHaveBeenCalledTimes(6)
  })
})

describe('While nobody counts for all instances', () => {
  test('each holds the limit by itself, with what it knew of the others', async () => {
    const shared = openTable()
    const table = { isAway: false }
    const together: CountTogether = async (...call) => (table.isAway ? null : shared(...call))
    const [one, other] = [openLimits(noon, together), openLimits(noon, together)]
    const limits = { perMinute: 4 }
    await one.call(limits)
    await other.call(limits)
    table.isAway = true
    expect([await other.call(limits), await other.call(limits)]).toEqual([null, null])
    expect((await other.call(limits))?.kind).toBe('TOO_MANY_REQUESTS')
    table.isAway = false
    // What was counted here meanwhile stays, whatever the table says.
    expect((await other.call(limits))?.kind).toBe('TOO_MANY_REQUESTS')
    expect(await one.call(limits)).toBeNull()
  })
})
