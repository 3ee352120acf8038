import { expect, test } from 'vitest'
import { days, hours, minutes } from '../../../lib/duration.ts'
import { formatWaiting } from './waiting.ts'

test.each([
  [0, 'только что'],
  [-minutes(5), 'только что'],
  [minutes(48), 'ждёт 48 мин'],
  [hours(2) + minutes(10), 'ждёт 2 ч 10 мин'],
  [hours(3), 'ждёт 3 ч'],
  [hours(9) + minutes(59), 'ждёт 9 ч 59 мин'],
  [hours(20) + minutes(16), 'ждёт 20 ч'],
  [days(1) + hours(5), 'ждёт 1 день'],
  [days(2), 'ждёт 2 дня'],
])('a wait of %d ms reads «%s»', (wait, expected) => {
  expect(formatWaiting(wait)).toBe(expected)
})
