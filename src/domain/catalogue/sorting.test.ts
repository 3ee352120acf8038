import { describe, expect, it } from 'vitest'
import { isSortMode, type SortMode, sortModes, sortProducts } from './sorting.ts'

const shelf = [
  { name: 'Топас 10', price: 300, users: null, maxResidents: 10 },
  { name: 'Евролос Био 5', price: null, users: 5, maxResidents: null },
  { name: 'Топас 5', price: 100, users: null, maxResidents: null },
  { name: 'ёлка', price: 300, users: 8, maxResidents: 5 },
]

describe('the seven orders', () => {
  it.each([
    ['default', ['Топас 10', 'Евролос Био 5', 'Топас 5', 'ёлка']],
    ['price_asc', ['Топас 5', 'Топас 10', 'ёлка', 'Евролос Био 5']],
    ['price_desc', ['Топас 10', 'ёлка', 'Топас 5', 'Евролос Био 5']],
    ['name_asc', ['Евролос Био 5', 'ёлка', 'Топас 5', 'Топас 10']],
    ['name_desc', ['Топас 10', 'Топас 5', 'ёлка', 'Евролос Био 5']],
    ['residents_asc', ['Евролос Био 5', 'ёлка', 'Топас 10', 'Топас 5']],
    ['residents_desc', ['Топас 10', 'Евролос Био 5', 'ёлка', 'Топас 5']],
  ] satisfies [SortMode, string[]][])('%s', (mode, names) => {
    expect(sortProducts(shelf, mode).map(({ name }) => name)).toEqual(names)
  })

  it('are seven, and nothing else is one', () => {
    expect(Object.keys(sortModes)).toHaveLength(7)
    expect(isSortMode('toString')).toBe(false)
    expect(isSortMode(null)).toBe(false)
  })
})
