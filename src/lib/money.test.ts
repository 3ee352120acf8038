import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatMoney, formatPrice, sumPrices } from './money.ts'

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ')

test.each([
  [19_456_000, '194 560 ₽'],
  [0, '0 ₽'],
  [100, '1 ₽'],
  [123_456_789_00, '123 456 789 ₽'],
])('%i kopecks are «%s»', (kopecks, expected) => {
  expect(plain(formatMoney(kopecks))).toBe(expected)
})

test('an amount never breaks over a line and never shows kopecks', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2_147_483_647 }), (kopecks) => !/[ ,.]/.test(formatMoney(kopecks))),
  )
})

test('a price that is missing has a text, and counts as nothing in a sum', () => {
  expect(formatPrice(null)).toBe('Цена по запросу')
  expect(sumPrices([{ price: 100 }, { price: null }, { price: 250 }])).toBe(350)
})
