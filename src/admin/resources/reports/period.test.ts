import { expect, test } from 'vitest'
import { before, lengthOf, readPeriod } from './period.ts'

/** Just after midnight of 21 November in Moscow. */
const NOW = Date.parse('2026-11-20T21:30:00Z')

test.each([
  ['', 'month', '2026-10-23', '2026-11-21', 30],
  ['period=week', 'week', '2026-11-15', '2026-11-21', 7],
  ['period=decade', 'month', '2026-10-23', '2026-11-21', 30],
  ['from=2026-11-01&to=2026-11-03', null, '2026-11-01', '2026-11-03', 3],
  ['from=2026-11-03&to=2026-11-01', 'month', '2026-10-23', '2026-11-21', 30],
])('the address ?%s means the days of %s', (query, key, from, to, length) => {
  const period = readPeriod(new URLSearchParams(query), NOW)
  expect(period).toEqual({ key, from, to })
  expect(lengthOf(period)).toBe(length)
})

test('the time before is as long and ends the day before', () => {
  expect(before({ from: '2026-11-01', to: '2026-11-03' })).toEqual({ from: '2026-10-29', to: '2026-10-31' })
})
