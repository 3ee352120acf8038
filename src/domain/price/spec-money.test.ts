import { expect, test } from 'vitest'
import { isPriceLike } from './price-like.ts'
import { specMoney } from './spec-money.ts'

test.each([
  ['servicePrice', 250000, 250000],
  ['Цена крышки', 150000, 150000],
  ['Стоимость доставки', 300000, 300000],
  ['Стоимость доставки', '300000', 300000],
  ['installationCost', 0.35, 35000],
  ['installation_cost', 35, 3_500_000],
  ['installationPrice', 2, 200_000],
  ['Стоимость монтажа', 35, 3_500_000],
  ['стоимость установки', 1.5, 150_000],
  ['Цена монтажа', '35', 3_500_000],
  ['Цена крышки', '1500,5', 1500.5],
  ['Цена крышки', '1500.25', 1500.25],
  ['Цена крышки', ' 1500 ', 1500],
])('%s %s is %s kopecks', (key, value, kopecks) => {
  expect(specMoney(key, value)).toBeCloseTo(kopecks, 6)
})

test.each([
  ['installationCost', 'от 35 000 ₽'],
  ['installationCost', null],
  ['Цена крышки', true],
  ['Цена крышки', '1500 ₽'],
  ['Цена крышки', '₽1500'],
  ['Цена крышки', '1500-5'],
  ['Цена крышки', '1500,'],
  ['Цена крышки', '1500,x'],
  ['Цена крышки', ''],
  ['Цена крышки', Number.NaN],
  ['installationMethod', 3],
  ['Глубина монтажа', 3],
  ['volume', 1200],
])('%s %s is not money', (key, value) => {
  expect(specMoney(key, value)).toBeNull()
})

test('a price in words still stands among the prices', () => {
  expect(isPriceLike('Стоимость монтажа')).toBe(true)
  expect(isPriceLike('installationCost')).toBe(true)
  expect(isPriceLike('Цена крышки')).toBe(true)
  expect(isPriceLike('volume')).toBe(false)
  expect(isPriceLike('installationMethod')).toBe(false)
})
