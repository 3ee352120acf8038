import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type ChangeType, changePrice, parsePriceChange } from './bulk-price.ts'

function priceAfter(
  price: number | null,
  text: string,
  type: ChangeType,
  installationPrice: number | null = null,
) {
  const amount = parsePriceChange(text)
  if (!amount) throw new Error(`${text} is no number`)
  const { price: next, skipped } = changePrice({ price, installationPrice }, { amount, type })
  return skipped ?? next
}

describe('Percent', () => {
  test.each<[number | null, string, number | string]>([
    [10_000_000, '5', 10_500_000],
    [10_000_000, '-5', 9_500_000],
    [10_000_000, '2,5', 10_250_000],
    [10_000_000, '2.5', 10_250_000],
    // 123 450 ₽ + 3,3 % = 127 523,85 ₽
    [12_345_000, '3,3', 12_752_400],
    // 101 ₽ + 0,5 % = 101,505 ₽; 50 ₽ + 1 % = 50,50 ₽
    [10_100, '0,5', 10_200],
    [5000, '1', 5100],
    [9_999_900, '0,1', 10_009_900],
    [10_000_000, '-100', 0],
    [10_000_000, '-100,01', 'belowZero'],
    [100, '-100,1', 'belowZero'],
    [10_000_000, '0', 'unchanged'],
    [12_345, '0,00', 'unchanged'],
    [10_000, '0,1', 'unchanged'],
    [2_000_000_000, '50', 'tooLarge'],
    [2_000_000_000, '999999999999999999999', 'tooLarge'],
    [0, '10', 'unchanged'],
    [null, '10', 'noPrice'],
  ])('%s kopecks and %s %% is %s', (price, text, expected) => {
    expect(priceAfter(price, text, 'percentage')).toBe(expected)
  })
})

describe('Rubles', () => {
  test.each<[number | null, string, number | string]>([
    [10_000_000, '1500', 10_150_000],
    [10_000_000, '1 500', 10_150_000],
    [10_000_000, ' +1\u00a0500. ', 10_150_000],
    [10_000_000, ',5', 10_000_050],
    [10_000_000, '−1500', 9_850_000],
    [10_000_000, '0,5', 10_000_050],
    [10_000_000, '-0,505', 9_999_949],
    [150_000, '-1500', 0],
    [150_000, '-1500,01', 'belowZero'],
    [2_147_483_600, '1', 'tooLarge'],
    [150_000, '0', 'unchanged'],
    [150_000, '0,001', 'unchanged'],
    [null, '10', 'noPrice'],
  ])('%s kopecks and %s ₽ is %s', (price, text, expected) => {
    expect(priceAfter(price, text, 'fixed')).toBe(expected)
  })
})

test.each<[ChangeType, string, number | string]>([
  ['percentage', '-60', 'belowInstallation'],
  ['percentage', '-50', 500_000],
  ['fixed', '-5000,01', 'belowInstallation'],
  ['fixed', '-5000', 500_000],
])('a price never falls below its own installation: %s %s', (type, text, expected) => {
  expect(priceAfter(1_000_000, text, type, 500_000)).toBe(expected)
})

test.each([
  '',
  ' ',
  '-',
  'пять',
  '5%',
  '5 ₽',
  '1,2,3',
  '.',
  '-,',
  '1.2,3',
  '1e5',
  'NaN',
  'Infinity',
  '0x10',
  '--5',
])('«%s» is no number', (text) => {
  expect(parsePriceChange(text)).toBeNull()
})

const prices = fc.integer({ min: 0, max: 2_147_483_647 })
const numbers = fc
  .tuple(fc.integer({ min: -100_000, max: 100_000 }), fc.integer({ min: 0, max: 999 }))
  .map(([whole, fraction]) => `${whole},${String(fraction).padStart(3, '0')}`)

describe('Whatever is typed', () => {
  test('a new price is a whole number of kopecks within bounds, and percent gives whole rubles', () => {
    fc.assert(
      fc.property(
        prices,
        fc.option(prices),
        numbers,
        fc.constantFrom<ChangeType>('percentage', 'fixed'),
        (price, installation, text, type) => {
          const next = priceAfter(price, text, type, installation)
          if (typeof next !== 'number') return
          expect(Number.isSafeInteger(next)).toBe(true)
          expect(next).toBeGreaterThanOrEqual(installation ?? 0)
          expect(next).toBeLessThanOrEqual(2_147_483_647)
          expect(next).not.toBe(price)
          if (type === 'percentage') expect(next % 100).toBe(0)
        },
      ),
    )
  })

  test('percent is within half a ruble of the exact sum', () => {
    fc.assert(
      fc.property(prices, fc.integer({ min: -99, max: 300 }), (price, percent) => {
        const next = priceAfter(price, String(percent), 'percentage')
        if (typeof next === 'number') {
          expect(Math.abs(next - (price * (100 + percent)) / 100)).toBeLessThanOrEqual(50)
        }
      }),
    )
  })

  test('whole rubles up and down again end where they began', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1_000_000_000 }),
        fc.integer({ min: 1, max: 1_000_000 }),
        (price, rubles) => {
          const raised = priceAfter(price, String(rubles), 'fixed')
          if (typeof raised === 'number') expect(priceAfter(raised, String(-rubles), 'fixed')).toBe(price)
        },
      ),
    )
  })
})
