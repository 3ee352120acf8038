import { expect, test } from 'vitest'
import { commonScope, formatSplit, priceScope, shownOldPrice, splitPrice } from './price.ts'

const turnkey = { price: 300, installationPrice: 100 }
const stationOnly = { price: 200, installationPrice: null }
const onRequest = { price: null, installationPrice: null }
const storedLongAgo = { price: 200 }

test('a price says what it contains, unless that was never learnt', () => {
  expect([100, null, undefined].map(priceScope)).toEqual(['с установкой', 'без монтажа', null])
})

test.each([
  ['all turnkey', [turnkey, turnkey, onRequest], 'с установкой'],
  ['all of stations alone', [stationOnly, onRequest], 'без монтажа'],
  ['mixed', [turnkey, stationOnly], null],
  ['partly unknown', [turnkey, storedLongAgo], null],
  ['none at all', [onRequest], null],
])('prices that are %s', (_case, items, scope) => {
  expect(commonScope(items)).toBe(scope)
})

test('a price divides only when both parts are known', () => {
  expect(splitPrice(turnkey)).toEqual({ station: 200, installation: 100 })
  expect([stationOnly, onRequest, storedLongAgo].map(splitPrice)).toEqual([null, null, null])
  expect(splitPrice({ price: null, installationPrice: 100 })).toBeNull()
})

test('the parts stand in one line', () => {
  const text = formatSplit({ station: 19_000_000, installation: 3_500_000 })
  expect(text.replace(/\u00a0/g, ' ')).toBe('Станция 190 000 ₽ + монтаж 35 000 ₽')
})

test('an installation dearer than the whole is not shown as a part of it', () => {
  expect(splitPrice({ price: 100, installationPrice: 300 })).toBeNull()
  expect(splitPrice({ price: 100, installationPrice: 100 })).toBeNull()
})

test.each([
  [{ price: 200, oldPrice: 250 }, 250],
  [{ price: 200, oldPrice: 250, oldPriceUntil: '2026-12-01T00:00:00.000Z' }, 250],
  [{ price: 200, oldPrice: 250, oldPriceUntil: '2026-11-01T00:00:00.000Z' }, null],
  [{ price: 200, oldPrice: 200 }, null],
  [{ price: 200, oldPrice: 150 }, null],
  [{ price: null, oldPrice: 250 }, null],
  [{ price: 200, oldPrice: null }, null],
])('of %j the old price %j is shown in November', (product, shown) => {
  expect(shownOldPrice(product, Date.parse('2026-11-25T12:00:00.000Z'))).toBe(shown)
})
