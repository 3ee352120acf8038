import { expect, test, vi } from 'vitest'
import { centimetres, litres, metres } from './units.ts'

test('sizes are written with their unit, a comma and a space that does not break', () => {
  expect([litres(230), litres(1200), centimetres(80.5), centimetres(66.04), metres(8.5)]).toEqual([
    '230\u00a0л',
    '1\u00a0200\u00a0л',
    '80,5\u00a0см',
    '66\u00a0см',
    '8,5\u00a0м',
  ])
})

test('each number is written as itself, also when there are more than are remembered, and zero without a sign', () => {
  const numbers = Array.from({ length: 2500 }, (_, index) => (index % 1250) / 4)
  for (const number of numbers) {
    expect(
      metres(number)
        .replaceAll(/[\u00a0м]/g, '')
        .replace(',', '.'),
    ).toBe(String(number))
  }
  expect([metres(-0), metres(0)]).toEqual(['0\u00a0м', '0\u00a0м'])
})

test('a number that many models share is worked out once, and not kept for ever', () => {
  const prototype: { format: unknown } = Intl.NumberFormat.prototype
  const workedOut = vi.spyOn(prototype, 'format', 'get')
  for (const model of [1, 2, 3]) {
    const texts = [litres(7000.5), metres(7001.5)]
    expect(texts, `model ${model}`).toEqual(['7\u00a0000,5\u00a0л', '7\u00a0001,5\u00a0м'])
  }
  expect(workedOut).toHaveBeenCalledTimes(2)
  for (let number = 0; number < 2000; number += 1) litres(8000 + number)
  workedOut.mockClear()
  expect(litres(7000.5)).toBe('7\u00a0000,5\u00a0л')
  expect(workedOut).toHaveBeenCalledTimes(1)
  workedOut.mockRestore()
})
