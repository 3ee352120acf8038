import { expect, test } from 'vitest'
import { parseId } from './numbers.ts'

test.each([
  ['1', 1],
  ['0', 0],
  ['-1', -1],
  ['2147483648', 2147483648],
  ['99999999999999999999', Number.MAX_SAFE_INTEGER],
  ['-99999999999999999999', -Number.MAX_SAFE_INTEGER],
  ['9'.repeat(400), Number.MAX_SAFE_INTEGER],
  ['-0', null],
  ['01', null],
  ['+1', null],
  ['1.0', null],
  ['1e0', null],
  [' 1', null],
  ['١', null],
  ['', null],
])('the id in the address «%s» is %s', (text, id) => {
  expect(parseId(text)).toBe(id)
})
