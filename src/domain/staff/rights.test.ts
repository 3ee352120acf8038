import { describe, expect, test } from 'vitest'
import { hasRight, hasSome, isNarrowing, isWithinLimit, priceLimitOf, type Rights } from './rights.ts'

const ALL: Rights = {
  catalogue: true,
  prices: true,
  content: true,
  inquiries: true,
  export: true,
  delete: true,
  merge: true,
  priceChange: null,
}
const manager = (rights?: Partial<Rights>) => ({
  role: 'manager',
  ...(rights && { rights: { ...ALL, ...rights } }),
})

test('a manager has what is not taken away, an admin everything', () => {
  expect(hasRight(manager(), 'delete')).toBe(true)
  expect(hasRight({ role: 'manager', rights: null }, 'delete')).toBe(true)
  expect(hasRight(manager({ delete: false }), 'delete')).toBe(false)
  expect(hasRight(manager({ delete: false }), 'export')).toBe(true)
  expect(hasRight({ role: 'admin', rights: { ...ALL, delete: false } }, 'delete')).toBe(true)
})

test('one right of a list is enough, and of none nobody is asked', () => {
  const person = manager({ catalogue: false })
  expect(hasSome(person, ['catalogue', 'content'])).toBe(true)
  expect(hasSome(person, ['catalogue'])).toBe(false)
  expect(hasSome(person, [])).toBe(true)
  expect(hasSome(person)).toBe(true)
})

test.each([
  [manager(), null],
  [manager({ priceChange: 10 }), 10],
  [manager({ prices: false, priceChange: 10 }), 0],
  [{ role: 'admin', rights: { ...ALL, prices: false, priceChange: 10 } }, null],
])('of %o the limit of a price is %s', (person, limit) => {
  expect(priceLimitOf(person)).toBe(limit)
})

test.each([
  [null, false],
  [ALL, false],
  [{ ...ALL, merge: false }, true],
  [{ ...ALL, priceChange: 100 }, true],
])('%o take something away: %s', (rights, expected) => {
  expect(isNarrowing(rights)).toBe(expected)
})

describe('A price', () => {
  test.each([
    [null, 100, 1, true],
    [0, 100, 100, true],
    [0, null, null, true],
    [0, 100, 101, false],
    [0, null, 1, false],
    [10, 100, 110, true],
    [10, 100, 90, true],
    [10, 100, 111, false],
    [10, 100, 89, false],
    [10, 19, 21, false],
    [10, null, 500, true],
    [10, 0, 500, true],
    [10, 100, null, false],
    [99, 100, 0, false],
    [100, 100, null, true],
    [100, 100, 0, true],
    [100, 100, 200, true],
    [100, 100, 201, false],
    [100, 1, 2, true],
    [100, 1, 3, false],
    [100, 2_147_483_647, 1, true],
    [null, 100, 10_000, true],
  ])('within %s %%: from %s to %s is allowed: %s', (limit, from, to, expected) => {
    expect(isWithinLimit(limit, from, to)).toBe(expected)
  })
})
