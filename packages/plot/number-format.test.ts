import { expect, test } from 'vitest'
import { formatNumber } from './number-format.ts'

test('a number has a decimal comma', () => {
  expect(formatNumber(1.15)).toBe('1,15')
  expect(formatNumber(2)).toBe('2')
})
