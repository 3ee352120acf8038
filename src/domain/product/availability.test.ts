import { expect, test } from 'vitest'
import { formatAvailability } from './availability.ts'

test.each([
  [{}, null],
  [{ availability: 'in_stock', leadDays: 5 }, null],
  [{ availability: 'made_to_order', leadDays: null }, 'Под заказ'],
  [{ availability: 'made_to_order', leadDays: 21 }, 'Под заказ, 21 день'],
  [{ availability: 'made_to_order', leadDays: 14 }, 'Под заказ, 14 дней'],
  [{ availability: 'discontinued', leadDays: 14 }, 'Снят с производства'],
] as const)('of %j a visitor reads %j', (product, words) => {
  expect(formatAvailability(product)).toBe(words)
})
