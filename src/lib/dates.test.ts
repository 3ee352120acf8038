import { expect, test } from 'vitest'
import { formatDate, formatShortDate } from './dates.ts'

test('a date is read by Moscow time, in words or in figures', () => {
  expect(formatDate('2026-11-20T21:30:00Z')).toBe('21 ноября 2026 г.')
  expect(formatShortDate('2026-11-20T21:30:00Z')).toBe('21.11.2026')
})

test('a missing or unreadable date says so', () => {
  expect([formatDate(null), formatShortDate(null)]).toEqual(['Дата не указана', 'Дата не указана'])
  expect([formatDate('вчера'), formatShortDate('вчера')]).toEqual(['Неверная дата', 'Неверная дата'])
})
