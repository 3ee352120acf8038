import { expect, test } from 'vitest'
import { unknownSite } from '../../../domain/selection/answers.ts'
import { seededModels } from '../../../domain/selection/catalogue.fixture.ts'
import { formatRange, rangeOfSizes, sizesOf } from './size-prices.ts'

test('without a number of people every size has its prices, larger ones not less', () => {
  const sizes = sizesOf(unknownSite, seededModels)
  expect(sizes.map(({ people }) => people.replace('\u00a0', ' '))).toEqual([
    'До 3 человек',
    '4 человека',
    '5 человек',
    '6 человек',
    '7 человек',
    '9 человек',
  ])
  const cheapest = sizes.map(({ from }) => from)
  expect(cheapest).toEqual(cheapest.toSorted((one, other) => one - other))
  const range = rangeOfSizes(sizes)
  expect(range?.from).toBe(cheapest[0])
  expect(range?.to).toBe(Math.max(...sizes.map(({ to }) => to)))
})

test('a range goes up to the deepest station that may be needed, and leaves old prices out', () => {
  const four = (models = seededModels) =>
    sizesOf(unknownSite, models).find(({ people }) => people.startsWith('4'))
  const deepest = seededModels.find(({ slug }) => slug === 'topas-8-long-pr-us')
  expect(four()?.to).toBe(deepest?.price)
  const old = seededModels.map((model) =>
    model === deepest
      ? { ...model, sources: { price: { text: 'Прайс', date: '2024-01-10', outdated: true as const } } }
      : model,
  )
  expect(four(old)?.to).toBeLessThan(deepest?.price ?? 0)
})

test('prices without installation are no part of a range with installation', () => {
  const bare = seededModels.map((model) => ({ ...model, installationPrice: null }))
  expect(sizesOf(unknownSite, bare)).toEqual([])
  expect(rangeOfSizes([])).toBeNull()
})

test('a range is said once with its currency', () => {
  expect(formatRange({ from: 15_000_000, to: 30_000_000 })).toBe(
    'от\u00a0150\u00a0000 до\u00a0300\u00a0000\u00a0₽',
  )
  expect(formatRange({ from: 15_000_000, to: 15_000_000 })).toBe('от\u00a0150\u00a0000\u00a0₽')
})
