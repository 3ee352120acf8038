import { expect, test } from 'vitest'
import { describePurge } from './purge-day.ts'

const now = Date.parse('2026-11-20T23:30:00+03:00')

test.each([
  ['2026-11-20T01:00:00+03:00', 'сегодня', 'bad'],
  ['2026-11-20T23:59:00+03:00', 'сегодня', 'bad'],
  ['2026-11-21T00:10:00+03:00', 'завтра', 'bad'],
  ['2026-11-23T12:00:00+03:00', 'через 3 дня', 'warn'],
  ['2026-11-24T00:00:00+03:00', 'через 4 дня', null],
  ['2026-12-20T23:30:00+03:00', 'через 30 дней', null],
])('what is gone at %s disappears %s', (purgeAt, text, tone) => {
  expect(describePurge(purgeAt, now)).toEqual({ text, tone })
})
