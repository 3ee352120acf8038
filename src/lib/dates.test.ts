import { expect, test } from 'vitest'
import { formatDate, formatDays, formatShortDate, isDay } from './dates.ts'

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

test('days from one to another name month and year once', () => {
  expect(plain(formatDays({ from: '2026-10-01', to: '2026-10-20' }))).toBe('1–20 октября 2026 г.')
})

test.each([
  ['2026-11-20', true],
  ['2026-02-30', false],
  ['2026-11-20T00:00', false],
  ['20.11.2026', false],
  ['', false],
])('%s is a day: %s', (text, expected) => {
  expect(isDay(text)).toBe(expected)
})
