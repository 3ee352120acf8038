import { expect, test } from 'vitest'
import { formatExtras, listExtras, noteHighWater } from './price-extras.ts'

test.each([
  ['low', 'gravity', ['насосный колодец', 'плита', 'водопонижение']],
  ['low', null, ['насосный колодец', 'плита', 'водопонижение']],
  ['low', 'pump', ['плита', 'водопонижение']],
  ['septic', 'gravity', ['поле фильтрации']],
  ['box', 'gravity', []],
  ['box', 'pump', []],
  ['cylinder', 'gravity', []],
  [null, null, []],
] as const)('the price of a body %s, %s, does not include %j', (body, discharge, extras) => {
  expect(listExtras(body, discharge)).toEqual(extras)
})

test('what is not included stands in one line beside the price', () => {
  expect(formatExtras('low', 'gravity')).toBe(
    '+\u00a0насосный колодец, плита, водопонижение — считаем отдельно',
  )
  expect(formatExtras('box', 'gravity')).toBeNull()
})

test('a model with a pump names the works of high water beside its price, and where the price is from', () => {
  const pumped = { price: 19_000_000, station: { body: 'box', discharge: 'pump' } } as const
  expect(noteHighWater({ price: 'Предложение продавца.' }, pumped)).toEqual({
    price: 'Предложение продавца. При воде выше 1,5\u00a0м плиту и водопонижение считаем отдельно.',
  })
  for (const other of [
    { ...pumped, price: null },
    { ...pumped, station: { body: 'box', discharge: 'gravity' } },
    { ...pumped, station: null },
  ] as const) {
    expect(noteHighWater({}, other)).toEqual({})
  }
})
