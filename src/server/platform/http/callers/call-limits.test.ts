import { describe, expect, test } from 'vitest'
import { hours, minutes, seconds } from '../../../../lib/duration.ts'
import { AppError } from '../../../app-error.ts'
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

  test('unless its calls have no limit', () => {
    const { call } = openLimits(noon)
    for (let tries = 0; tries < 1000; tries += 1) expect(call({})).toBeNull()
  })
})
