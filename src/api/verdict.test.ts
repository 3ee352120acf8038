import { expect, test } from 'vitest'
import { ApiError } from './error.ts'
import { isPassing, readVerdict, type Verdict } from './verdict.ts'

test.each<[number, Verdict]>([
  [0, 'unknown'],
  [408, 'later'],
  [429, 'later'],
  [500, 'later'],
  [502, 'unknown'],
  [503, 'unknown'],
  [504, 'unknown'],
  [507, 'later'],
  [400, 'refused'],
  [409, 'refused'],
  [413, 'refused'],
  [422, 'refused'],
])('what a call asked for is, after status %i, %s', (status, verdict) => {
  const error = new ApiError(status, '', null)
  expect(readVerdict(error)).toBe(verdict)
  expect(isPassing(error)).toBe(verdict !== 'refused')
})

test('a call that ended in no answer at all may have been done, and is worth another attempt', () => {
  const error = new TypeError('Failed to fetch')
  expect(readVerdict(error)).toBe('unknown')
  expect(isPassing(error)).toBe(true)
})
