import { describe, expect, test } from 'vitest'
import { hours, minutes, seconds } from '../../lib/duration.ts'
import { AppError } from '../app-error.ts'
import { type CallLimits, createCallLimits } from './call-limits.ts'

/** Call limits with a fake clock; returns the error of a call, null while it is allowed. */
function openLimits(start: number) {
  const clock = { now: start }
  const count = createCallLimits(() => clock.now)
  const call = (limits: CallLimits, caller = 'ours') => {
    try {
      count(caller, limits)
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
  test('in a minute of the clock, and learns how long to wait', () => {
    const { clock, call } = openLimits(noon + seconds(20))
    const limits = { perMinute: 2 }
    expect([call(limits), call(limits), call(limits, 'theirs')]).toEqual([null, null, null])
    expect(call(limits)).toEqual({
      kind: 'TOO_MANY_REQUESTS',
      message: 'Слишком много запросов подряд. Попробуйте через минуту.',
      wait: 40,
    })
    clock.now = noon + minutes(1) - 1
    expect(call(limits)?.wait).toBe(1)
    clock.now = noon + minutes(1)
    expect(call(limits)).toBeNull()
  })

  test.each([
    [minutes(18), 'через 42 минуты.', 2520],
    [minutes(39) + seconds(1), 'через 21 минуту.', 1259],
    [0, 'через 60 минут.', 3600],
  ])('in an hour of the clock: %i ms after it began, %s', (after, words, wait) => {
    const { clock, call } = openLimits(noon + after)
    expect(call({ perHour: 1 })).toBeNull()
    expect(call({ perHour: 1 })).toEqual({
      kind: 'TOO_MANY_REQUESTS',
      message: `Слишком много запросов с вашего адреса. Попробуйте ${words}`,
      wait,
    })
    clock.now = noon + hours(1)
    expect(call({ perHour: 1 })).toBeNull()
  })

  test('and what a minute refuses does not count in the hour', () => {
    const { clock, call } = openLimits(noon)
    const limits = { perMinute: 1, perHour: 2 }
    for (let tries = 0; tries < 5; tries += 1) call(limits)
    clock.now += minutes(1)
    expect(call(limits)).toBeNull()
    clock.now += minutes(1)
    expect(call(limits)?.message).toContain('с вашего адреса')
  })

  test('unless its calls have no limit', () => {
    const { call } = openLimits(noon)
    for (let tries = 0; tries < 1000; tries += 1) expect(call({})).toBeNull()
  })
})
