import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { residentsOf } from '../product/residents.ts'
import {
  applyFilters,
  countActive,
  emptyReason,
  type Filters,
  filterToDrop,
  fitFilters,
  formatFilters,
  groupByResidents,
  noFilters,
  parseFilters,
  usersOptions,
} from './filters.ts'
import { priceRangeOf } from './price-range.ts'
import { sortModes } from './sorting.ts'

const parse = (query: string) => parseFilters(new URLSearchParams(query))

const anyFilters: fc.Arbitrary<Filters> = fc.record({
  users: fc.option(fc.integer({ min: 1, max: 9999 })),
  price: fc.option(
    fc
      .tuple(fc.nat(999_999_999), fc.nat(999_999_999))
      .map(([one, other]): [number, number] => [Math.min(one, other), Math.max(one, other)]),
  ),
  specs: fc.dictionary(
    fc.constantFrom('body', 'Форма корпуса', 'a&b'),
    fc.uniqueArray(
      fc.string({ minLength: 1 }).map((text) => text.toWellFormed()),
      { minLength: 1, maxLength: 3 },
    ),
  ),
  sort: fc.constantFrom(
    'default',
    'price_asc',
    'price_desc',
    'name_asc',
    'name_desc',
    'residents_asc',
    'residents_desc',
  ),
})

const residents = fc.option(fc.integer({ min: 1, max: 50 }))
const anyProduct = fc.record({
  name: fc.constantFrom('Топас 5', 'Топас 10', 'Евролос Био 5', 'Био-С 4'),
  price: fc.option(fc.nat(90_000_000)),
  users: residents,
  maxResidents: residents,
})

describe('the address of a filtered list', () => {
  it.each([
    ['', noFilters],
    ['users=4', { ...noFilters, users: 4 }],
    ['price=160000-400000', { ...noFilters, price: [160000, 400000] }],
    ['price=160000&price=400000', { ...noFilters, price: [160000, 400000] }],
    ['users=4&users=6', { ...noFilters, users: 6 }],
    ['users=4&users=', noFilters],
    ['sort=name_desc&utm=1', { ...noFilters, sort: 'name_desc' }],
    ['users=0', noFilters],
    ['users=-4', noFilters],
    ['users=4.5', noFilters],
    ['users=четыре', noFilters],
    ['price=160000-160000', { ...noFilters, price: [160000, 160000] }],
    ['price=400000-160000', noFilters],
    ['price=cheap', noFilters],
    ['price=1-2-3', noFilters],
    ['price=-5-10', noFilters],
    ['sort=constructor', noFilters],
    ['spec.body=Низкий&spec.body=Низкий&spec.=a&spec.lid=', { ...noFilters, specs: { body: ['Низкий'] } }],
    // As a browser of macOS may write it.
    ['spec.Люк второй=Лёгкий'.normalize('NFD'), { ...noFilters, specs: { 'Люк второй': ['Лёгкий'] } }],
  ])('%s is read', (query, filters) => {
    expect(parse(query)).toEqual(filters)
  })

  it('says nothing about the defaults', () => {
    expect(formatFilters(noFilters)).toBe('')
    expect(formatFilters({ users: 4, price: [0, 5000], specs: {}, sort: 'price_asc' })).toBe(
      '?users=4&price=0-5000&sort=price_asc',
    )
  })

  it('brings back every filter that was written', () => {
    fc.assert(
      fc.property(anyFilters, (filters) => {
        expect(parse(formatFilters(filters))).toEqual(filters)
      }),
    )
  })

  it('is never refused, whatever stands in it', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (users, price, sort) => {
        const read = parseFilters(new URLSearchParams({ users, price, sort }))
        expect(Object.hasOwn(sortModes, read.sort)).toBe(true)
        expect(parse(formatFilters(read))).toEqual(read)
      }),
    )
  })
})

describe('what the filters keep', () => {
  const shelf = [
    { name: 'Топас 4', price: 19_456_000, users: 4, maxResidents: 4 },
    { name: 'Топас 15', price: 35_127_000, users: 15, maxResidents: null },
    { name: 'Топас-С 9', price: null, users: 4, maxResidents: 9 },
    { name: 'Без людей', price: 20_000_000, users: null, maxResidents: null },
  ]
  const toSearch = (filters: Partial<Filters>) =>
    applyFilters(shelf, { ...noFilters, ...filters }).map(({ name }) => name)

  it.each([
    ['everything by default', {}, ['Топас 4', 'Топас 15', 'Топас-С 9', 'Без людей']],
    ['those who serve as many people or more, nearest first', { users: 9 }, ['Топас-С 9', 'Топас 15']],
    [
      'the same in an order of their own',
      { users: 4, sort: 'residents_desc' },
      ['Топас 15', 'Топас-С 9', 'Топас 4'],
    ],
    ['only priced ones once the range is touched', { price: [0, 300_000] }, ['Топас 4', 'Без людей']],
    ['the ends of the range too', { price: [194_560, 200_000] }, ['Топас 4', 'Без людей']],
    ['what fits both', { users: 4, price: [300_000, 400_000] }, ['Топас 15']],
  ] satisfies [string, Partial<Filters>, string[]][])('%s', (_what, filters, names) => {
    expect(toSearch(filters)).toEqual(names)
  })

  it.each([
    [
      { users: 4 },
      [
        ['exact', 'Топас 4'],
        ['larger', 'Топас-С 9', 'Топас 15'],
      ],
    ],
    [{ users: 7 }, [['larger', 'Топас-С 9', 'Топас 15']]],
    [{ users: 15 }, [['exact', 'Топас 15']]],
    [{ users: 30 }, []],
    [{}, null],
    [{ users: 4, sort: 'name_asc' }, null],
  ] satisfies [Partial<Filters>, string[][] | null][])('parts the list for %j', (requested, parts) => {
    const filters = { ...noFilters, ...requested }
    const groups = groupByResidents(applyFilters(shelf, filters), filters)
    expect(groups?.map(({ kind, products }) => [kind, ...products.map(({ name }) => name)]) ?? null).toEqual(
      parts,
    )
  })

  it('offers each number of people once', () => {
    expect(usersOptions(shelf)).toEqual([4, 9, 15])
  })

  it('adds and loses nothing while untouched, in any order', () => {
    fc.assert(
      fc.property(fc.array(anyProduct), anyFilters, (products, { sort }) => {
        const sorted = applyFilters(products, { ...noFilters, sort })
        expect(new Set(sorted)).toEqual(new Set(products))
        expect(sorted).toHaveLength(products.length)
      }),
    )
  })

  it('keeps exactly what passes each filter', () => {
    fc.assert(
      fc.property(fc.array(anyProduct), anyFilters, (products, requested) => {
        const filters = fitFilters(requested, priceRangeOf(products), [])
        for (const product of applyFilters(products, filters)) {
          if (filters.users !== null) expect(residentsOf(product)).toBeGreaterThanOrEqual(filters.users)
          if (filters.price) expect(product.price).not.toBeNull()
        }
      }),
    )
  })
})

describe('a list that the filters have emptied', () => {
  const products = [
    { name: 'Топас 5', price: 15_000_000, users: 5, maxResidents: null },
    { name: 'Топас 10', price: null, users: 10, maxResidents: null },
  ]
  it.each([
    ['by the price alone: gives it up', { users: null, price: [1, 2] }, 'price'],
    ['by both, while the number has others: gives up the price', { users: 5, price: [1, 2] }, 'price'],
    ['by both, while the price has others: gives up the number', { users: 30, price: [1, 200_000] }, 'users'],
    ['by the number alone: gives it up', { users: 30, price: null }, 'users'],
    ['by both, and neither alone helps: gives up none', { users: 30, price: [1, 2] }, null],
  ] satisfies [string, Pick<Filters, 'users' | 'price'>, string | null][])('%s', (_how, filters, dropped) => {
    expect(filterToDrop(products, { ...noFilters, ...filters })).toBe(dropped)
  })
})

describe('the state of the list', () => {
  it.each([
    [noFilters, 0],
    [{ ...noFilters, specs: {}, sort: 'price_asc' }, 0],
    [{ ...noFilters, users: 4 }, 1],
    [{ ...noFilters, specs: { body: ['Низкий', 'Круглый'] } }, 1],
    [{ users: 4, price: [0, 5000], specs: {}, sort: 'default' }, 2],
  ] satisfies [Filters, number][])('%j has %i active filters', (filters, active) => {
    expect(countActive(filters)).toBe(active)
  })

  it.each([
    [73, 5, null],
    [73, 0, 'filters'],
    [0, 0, 'no-products'],
  ])('%i products of which %i fit: %s', (total, found, reason) => {
    expect(emptyReason(total, found)).toBe(reason)
  })
})
