import { expect, test } from 'vitest'
import { readPart, toPart } from './part-address.ts'

test.each([
  ['', 1],
  ['?page=3', 3],
  ['?users=5&page=12', 12],
  ['?page=2&page=4', 4],
  ['?page=0', 1],
  ['?page=-1', 1],
  ['?page=second', 1],
  ['?page=123456', 1],
])('%s names part %i', (search, part) => {
  expect(readPart(search)).toBe(part)
})

test.each([
  ['', 2, '?page=2'],
  ['?page=3', 1, ''],
  ['?users=5&page=3', 4, '?users=5&page=4'],
  ['?users=5&page=2', 1, '?users=5'],
])('from «%s» part %i is at «%s»', (search, part, address) => {
  expect(toPart(search, part)).toBe(address)
})
