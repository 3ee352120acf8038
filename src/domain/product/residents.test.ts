import { expect, test } from 'vitest'
import { residentsOf } from './residents.ts'

test.each([
  [{ users: 5, maxResidents: 6 }, 6],
  [{ users: 6, maxResidents: 5 }, 5],
  [{ users: null, maxResidents: 8 }, 8],
  [{ users: 4, maxResidents: null }, 4],
  [{ users: 4, maxResidents: 0 }, 0],
  [{ users: null, maxResidents: null }, null],
])('%j is made for %s residents', (product, residents) => {
  expect(residentsOf(product)).toBe(residents)
})
