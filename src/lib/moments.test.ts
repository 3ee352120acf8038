import { expect, test } from 'vitest'
import { formatAt, formatMoment, formatWhen } from './moments.ts'

const now = Date.parse('2026-11-20T12:00:00Z')

test('a moment is told in Moscow time', () => {
  expect(formatMoment('2026-11-20T22:08:00Z', now)).toBe('21.11, 01:08')
})

test('another year is named', () => {
  expect(formatMoment('2025-11-20T11:08:00Z', now)).toBe('20.11.2025, 14:08')
})

test.each([
  ['2026-11-21T11:32:00Z', 'сегодня в 14:32'],
  ['2026-11-20T20:59:00Z', 'вчера в 23:59'],
  ['2026-11-20T21:01:00Z', 'сегодня в 00:01'],
  ['2026-03-01T06:05:00Z', '1 марта в 09:05'],
  ['2025-03-01T06:05:00Z', '1 марта 2025 г. в 09:05'],
])('%s is %s in Moscow', (iso, expected) => {
  const at = Date.parse('2026-11-21T12:00:00Z')
  expect(formatWhen(iso, at).replace(/\s/g, ' ')).toBe(expected)
  // Within a sentence the present day goes without saying.
  expect(formatAt(iso, at).replace(/\s/g, ' ')).toBe(expected.replace('сегодня ', ''))
})
