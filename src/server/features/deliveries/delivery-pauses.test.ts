import { expect, test } from 'vitest'
import { hours, minutes, seconds } from '../../../lib/duration.ts'
import { nextAttempt } from './delivery-pauses.ts'

const NOW = new Date('2026-11-26T09:00:00Z')
const NEWS = { since: NOW, retryAfter: null }
const pauseOf = (own: Partial<Parameters<typeof nextAttempt>[0]>) => {
  const next = nextAttempt({ failures: 1, ...NEWS, ...own }, NOW)
  return next && next.getTime() - NOW.getTime()
}

test.each([
  [1, seconds(5)],
  [2, seconds(30)],
  [3, minutes(2)],
  [4, minutes(10)],
  [5, minutes(30)],
  [6, hours(1)],
  [20, hours(1)],
])('after %i failures a ring waits for %i ms', (failures, pause) => {
  expect(pauseOf({ failures })).toBe(pause)
})

test.each([
  ['longer', { failures: 1, retryAfter: minutes(90) }, minutes(90)],
  ['sooner', { failures: 2, retryAfter: seconds(2) }, seconds(2)],
  ['at once, a second later', { failures: 1, retryAfter: 0 }, seconds(1)],
  ['again and again, not sooner than hourly', { failures: 6, retryAfter: seconds(2) }, hours(1)],
])('what the other side asks for counts: %s', (_what, asked, pause) => {
  expect(pauseOf(asked)).toBe(pause)
})

test('a day after its first attempt a ring is given up', () => {
  const since = (ago: number) => new Date(NOW.getTime() - ago)
  expect(pauseOf({ failures: 30, since: since(hours(23)) })).toBe(hours(1))
  expect(pauseOf({ failures: 30, since: since(hours(23) + 1) })).toBeNull()
  expect(pauseOf({ retryAfter: hours(25) })).toBeNull()
})
