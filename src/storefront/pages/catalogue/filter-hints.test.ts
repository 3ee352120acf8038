import { describe, expect, it } from 'vitest'
import { noFilters } from '../../../domain/catalogue/filters.ts'
import { formatDropHint, formatShowButton, priceHint, residentsHint } from './filter-hints.ts'

const plain = (text: string | null) => text?.replaceAll('\u00a0', ' ') ?? null

describe('what «До N чел.» shows', () => {
  it.each([
    [null, null],
    [1, 'Станции на 1 человека и больше, сначала ближайшие.'],
    [4, 'Станции на 4 человека и больше, сначала ближайшие.'],
    [5, 'Станции на 5 человек и больше, сначала ближайшие.'],
    [12, 'Станции на 12 человек и больше, сначала ближайшие.'],
    [21, 'Станции на 21 человека и больше, сначала ближайшие.'],
    [22, 'Станции на 22 человека и больше, сначала ближайшие.'],
  ])('%s: %s', (users, text) => {
    expect(plain(residentsHint({ ...noFilters, users }, 3))).toBe(text)
  })

  it('promises no order that another sorting does not keep', () => {
    expect(plain(residentsHint({ ...noFilters, users: 4, sort: 'price_asc' }, 3))).toBe(
      'Станции на 4 человека и больше.',
    )
  })

  it.each([
    [null, 'Станций на 15 человек и больше здесь нет.'],
    [[50_000, 100_000], 'Станций на 15 человек и больше с такой ценой здесь нет.'],
  ] as const)('above an empty list, price %s: %s', (price, text) => {
    expect(plain(residentsHint({ ...noFilters, users: 15, price }, 0))).toBe(text)
  })

  it.each([
    [null, 'Станций на 15 человек и больше с такими характеристиками здесь нет.'],
    [[50_000, 100_000], 'Станций на 15 человек и больше с такой ценой и характеристиками здесь нет.'],
  ] as const)('above an empty list of a body, price %s: %s', (price, text) => {
    const specs = { body: ['Низкий'] }
    expect(plain(residentsHint({ ...noFilters, users: 15, price, specs }, 0))).toBe(text)
  })

  it('has no word about the empty list of another filter', () => {
    expect(residentsHint({ ...noFilters, price: [50_000, 100_000] }, 0)).toBeNull()
  })
})

describe('prices of two kinds in one order', () => {
  const sorted = { ...noFilters, sort: 'price_asc' } as const

  it('are named', () => {
    expect(priceHint(sorted, true)).toContain('без монтажа')
  })

  it.each([
    ['all of one kind', sorted, false],
    ['another order', noFilters, true],
  ])('need no word: %s', (_case, filters, hasBothScopes) => {
    expect(priceHint(filters, hasBothScopes)).toBeNull()
  })
})

it.each([
  [1, 'Показать 1 модель'],
  [24, 'Показать 24 модели'],
  [69, 'Показать 69 моделей'],
])('%i found: %s', (found, text) => {
  expect(formatShowButton(found)).toBe(text)
})

it.each([
  [
    'the price of models on request',
    { price: [0, 10_000] },
    'price',
    false,
    /^У этих моделей цена по запросу/,
  ],
  ['a price that others have', { price: [0, 10_000] }, 'price', true, /раздвиньте границы/],
  ['too many people', { users: 99 }, 'users', false, /^Снимите «До 99 чел.»/],
  ['characteristics that no other model has together', {}, 'specs', true, /^С другими характеристиками/],
  ['both together', { users: 99, price: [0, 10_000] }, null, true, /^Сбросьте фильтры/],
] as const)('nothing found for %s: one way out', (_case, asked, filter, priced, hint) => {
  expect(formatDropHint({ ...noFilters, ...asked }, filter, priced)).toMatch(hint)
})
