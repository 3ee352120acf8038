import { expect, test } from 'vitest'
import { formatPitDepth, pitDepth } from './pit-depth.ts'

test.each([
  [2500, '2,5 м'],
  [1700, '1,7 м'],
  [2000, '2 м'],
  [2350, '2,3 м'],
  [3100, '3,1 м'],
])('a body of %i mm needs a pit of %s', (height, expected) => {
  expect(formatPitDepth(pitDepth(height) ?? 0).replace('\u00a0', ' ')).toBe(expected)
})

test('a body of unknown height has no pit to name', () => {
  expect(pitDepth(null)).toBeNull()
})
