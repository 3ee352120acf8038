import { expect, test } from 'vitest'
import { visibleLength } from './visible-text.ts'

test.each([
  ['', 0],
  [' \t\n\u00a0\u3000', 0],
  ['\u200b\u200c\u200d\u2060\ufeff\u00ad', 0],
  ['\u3164\u115f\u1160\uffa0\u2800\ufe0f', 0],
  ['\u202eЯ\u202c', 1],
  ['Ян Ли', 4],
  ['😀', 1],
  ['👍🏽', 1],
  ['🇷🇺', 1],
  ['+7 926 123-45-67', 14],
])('«%s» shows %i characters', (text, length) => {
  expect(visibleLength(text)).toBe(length)
})
