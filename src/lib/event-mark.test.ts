import { expect, test } from 'vitest'
import { formatEventMark, isSamePosition, readEventMark } from './event-mark.ts'

test('a mark is read as it was written', () => {
  const mark = { time: 1_790_000_000_000, process: '3f2a9c1b', position: 17 }
  expect(formatEventMark(mark)).toBe('1790000000000-3f2a9c1b-17')
  expect(readEventMark(formatEventMark(mark))).toEqual(mark)
})

test.each([
  '',
  'вчера',
  '5',
  '5-a',
  '5-a-',
  '-a-5',
  '5-a-5-5',
  '5-a b-5',
  `5-${'a'.repeat(17)}-5`,
  '5-a--5',
  ' 5-a-5',
])('%j is no mark', (text) => {
  expect(readEventMark(text)).toBeNull()
})

test.each([
  ['7-server-4', '9-server-4', true],
  ['7-server-4', '7-server-5', false],
  ['7-server-4', '7-another-4', false],
  ['7-server-4', null, false],
  [null, null, false],
  ['вчера', 'вчера', false],
])('%j and %j are the same position: %s', (one, other, isSame) => {
  expect(isSamePosition(one, other)).toBe(isSame)
})
