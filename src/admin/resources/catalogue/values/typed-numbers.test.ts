import { expect, test } from 'vitest'
import { readNumber, readPrice } from './typed-numbers.ts'

test.each([
  ['1,15', 1.15, 115],
  ['194 560', 194_560, 19_456_000],
  ['', null, null],
  [undefined, null, null],
  ['полтора', null, null],
])('«%s» is previewed as the number %s and as %s kopecks', (text, number, kopecks) => {
  expect(readNumber(text)).toBe(number)
  expect(readPrice(text)).toBe(kopecks)
})
