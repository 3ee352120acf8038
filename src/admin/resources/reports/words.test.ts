import { expect, test } from 'vitest'
import { formatChange, formatMinutes, formatShare } from './words.ts'

test.each([
  [null, '—'],
  [0.4, 'меньше минуты'],
  [9.2, '9 мин'],
  [59.7, '1 ч'],
  [220, '3 ч 40 мин'],
  [1440, '1 дн'],
  [3120, '2 дн 4 ч'],
])('%s minutes are «%s»', (minutes, text) => {
  expect(formatMinutes(minutes).replaceAll('\u00a0', ' ')).toBe(text)
})

test('shares and changes', () => {
  expect([formatShare(1, 3), formatShare(0, 0)]).toEqual(['33 %', '—'])
  expect([formatChange(5, 2), formatChange(2, 5), formatChange(2, 2)]).toEqual(['+3', '−3', null])
})
