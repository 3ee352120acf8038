import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { atMostEvery } from './at-most-every.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('acts at once, and again only when the time is over', () => {
  const act = vi.fn()
  const seldom = atMostEvery(1000, act)
  seldom('first')
  vi.advanceTimersByTime(999)
  seldom('too early')
  vi.advanceTimersByTime(1)
  seldom('second')
  expect(act.mock.calls).toEqual([['first'], ['second']])
})
