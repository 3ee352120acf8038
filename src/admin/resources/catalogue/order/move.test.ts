import { expect, test } from 'vitest'
import { moveTo } from './move.ts'

test.each([
  [3, 0, [3, 1, 2, 4]],
  [1, 2, [2, 3, 1, 4]],
  [1, 99, [2, 3, 4, 1]],
  [4, -5, [4, 1, 2, 3]],
  [2, 1, [1, 2, 3, 4]],
])('%s at place %s makes %j of 1, 2, 3, 4', (item, place, moved) => {
  expect(moveTo([1, 2, 3, 4], item, place)).toEqual(moved)
})
