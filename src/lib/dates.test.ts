import { expect, test } from 'vitest'
import { formatDate, formatShortDate } from './dates.ts'

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ')

test.each([
  ['2026-11-20T20:59:59Z', '20 ноября 2026 г.', '20.11.2026'],
  ['2026-11-20T21:00:00Z', '21 ноября 2026 г.', '21.11.2026'],
  [null, 'Дата не указана', 'Дата не указана'],
  [undefined, 'Дата не указана', 'Дата не указана'],
  ['вчера', 'Неверная дата', 'Неверная дата'],
])('%s is «%s» in Moscow, in short «%s»', (iso, date, short) => {
  expect(plain(formatDate(iso))).toBe(date)
  expect(formatShortDate(iso)).toBe(short)
})

test('a date has hours and minutes on request', () => {
  expect(plain(formatDate('2026-11-20T09:05:00Z', true))).toMatch(/20 ноября 2026 г\..*12:05/)
})
