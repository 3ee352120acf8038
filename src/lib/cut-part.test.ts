import { expect, test } from 'vitest'
import { cutPart } from './cut-part.ts'

test.each([
  [[], 2, [], null],
  [[5], 2, [5], null],
  [[5, 7], 2, [5, 7], null],
  [[5, 7, 9], 2, [5, 7], 70],
  [[5, 7, 9, 11], 2, [5, 7], 70],
  [[5], 0, [], null],
])('of %j the part of %i is %j, and goes on after %j', (rows, limit, shown, next) => {
  expect(cutPart(rows, limit, (row) => 10 * row)).toEqual({ shown, next })
})
