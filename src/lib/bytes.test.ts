import { expect, test } from 'vitest'
import { formatBytes } from './bytes.ts'

test.each([
  [0, '0 КБ'],
  [1536, '1,5 КБ'],
  [312 * 1024 ** 2, '312 МБ'],
  [2.14 * 1024 ** 3, '2,1 ГБ'],
  [20 * 1024 ** 3, '20 ГБ'],
  [3 * 1024 ** 5, '3 072 ТБ'],
])('%d bytes are «%s»', (bytes, text) => {
  expect(formatBytes(bytes).replace(/\s/g, ' ')).toBe(text)
})
