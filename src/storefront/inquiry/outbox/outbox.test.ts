// @vitest-environment happy-dom
import { beforeEach, describe, expect, test } from 'vitest'
import { minutes, seconds } from '../../../lib/duration.ts'
import { formatPause } from '../unsent/unsent-states.tsx'
import { keepUnsent } from './device.ts'
import { irina, press } from './unsent.fixture.ts'
import { parseUnsent, pauseAfter, unsentStore } from './unsent.ts'

const states = () => unsentStore.get().map(({ key, state }) => [key, state])

beforeEach(() => unsentStore.remove())

describe('What stays on the device', () => {
  test('pressed again with the same content, it keeps its key and is one', () => {
    keepUnsent(press())
    expect(keepUnsent(press({ key: 'second-key' }))).toBe('first-key')
    expect(states()).toEqual([['first-key', 'waiting']])
  })

  test('another inquiry of the same form does not push out one that waits', () => {
    keepUnsent(press())
    keepUnsent(press({ key: 'second-key', inquiry: { ...irina, name: 'Олег' } }))
    expect(states()).toEqual([
      ['first-key', 'waiting'],
      ['second-key', 'waiting'],
    ])
  })

  test('a new chat replaces what an earlier one kept, and gets its own key', () => {
    keepUnsent(press({ state: 'kept', chat: 'opened' }))
    keepUnsent(
      press({ state: 'kept', chat: 'opened', key: 'second-key', inquiry: { ...irina, name: 'Олег' } }),
    )
    expect(states()).toEqual([['second-key', 'kept']])
  })

  test('damaged entries and those that have twice been 30 days old are dropped', () => {
    keepUnsent(press())
    const [fresh] = unsentStore.get()
    const now = Number(fresh?.at)
    const stored = [
      fresh,
      { ...fresh, at: now - 31 * 24 * 3_600_000, isDatedAnew: true },
      { key: 1 },
      'x',
      null,
    ]
    expect(parseUnsent(stored, now)).toEqual([fresh])
    expect(parseUnsent('x', now)).toEqual([])
  })
})

test('pauses grow up to half an hour', () => {
  expect([1, 2, 6, 60].map(pauseAfter)).toEqual([seconds(30), minutes(1), minutes(30), minutes(30)])
})

test.each([
  [-3, 'сейчас'],
  [1, 'через 1 секунду'],
  [30, 'через 30 секунд'],
  [61, 'через 2 минуты'],
])('%i s are «%s»', (left, words) => {
  expect(formatPause(left)).toBe(words)
})
