import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type ChangeType,
  changePrice,
  PRICE_BASES,
  type PriceChange,
  parsePriceChange,
  ROUNDING_STEPS,
} from './bulk-price.ts'

function priceAfter(
  price: number | null,
  text: string,
  type: ChangeType,
  installationPrice: number | null = null,
  how: Pick<PriceChange, 'base' | 'roundTo'> = {},
) {
  const amount = parsePriceChange(text)
  if (!amount) throw new Error(`${text} is no number`)
  const { price: next, skipped } = changePrice({ price, installationPrice }, { amount, type, ...how })
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

describe('Of the station alone', () => {
  test.each<[number | null, number | null, string, ChangeType, number | string]>([
    // Топас 4: 160 560 ₽ + 5 % = 168 588 ₽, the installation stays 34 000 ₽.
    [19_456_000, 3_400_000, '5', 'percentage', 20_258_800],
    [19_456_000, 3_400_000, '-5', 'percentage', 18_653_200],
    [19_456_000, 3_400_000, '-100', 'percentage', 3_400_000],
    [19_456_000, 3_400_000, '-100,01', 'percentage', 'belowInstallation'],
    [19_456_000, 3_400_000, '1000', 'fixed', 19_556_000],
    [19_456_000, 3_400_000, '-160560', 'fixed', 3_400_000],
    [19_456_000, 3_400_000, '-160561', 'fixed', 'belowInstallation'],
    // No installation included: the whole price is the station's.
    [10_000_000, null, '5', 'percentage', 10_500_000],
    [10_000_000, null, '-101', 'percentage', 'belowZero'],
    // The station's part is zero or negative: a percentage of it changes nothing.
    [3_400_000, 3_400_000, '5', 'percentage', 'unchanged'],
    [3_000_000, 3_400_000, '50', 'percentage', 'belowInstallation'],
    [2_147_483_600, 100, '1', 'percentage', 'tooLarge'],
    [null, 3_400_000, '5', 'percentage', 'noPrice'],
    [19_456_000, 3_400_000, '0', 'percentage', 'unchanged'],
  ])('%s kopecks, of them installation %s: %s %s is %s', (price, installation, text, type, expected) => {
    expect(priceAfter(price, text, type, installation, { base: 'station' })).toBe(expected)
  })
})

describe('Rounded', () => {
  test.each<[number, string, ChangeType, PriceChange['roundTo'], number | string]>([
    // 265 210 ₽ + 5 % = 278 470,50 ₽
    [26_521_000, '5', 'percentage', undefined, 27_847_100],
    [26_521_000, '5', 'percentage', 1, 27_847_100],
    [26_521_000, '5', 'percentage', 10, 27_847_000],
    [26_521_000, '5', 'percentage', 100, 27_850_000],
    [26_521_000, '5', 'percentage', 500, 27_850_000],
    [26_521_000, '5', 'percentage', 1000, 27_800_000],
    // 100 449,50 ₽ is nearer to 100 400 ₽ than to 100 500 ₽: rounded once, not over 100 450 ₽.
    [10_000_000, '0,4495', 'percentage', 100, 10_040_000],
    [10_000_000, '0,45', 'percentage', 100, 10_050_000],
    [10_000_000, '149,99', 'fixed', 100, 10_010_000],
    [10_000_000, '150', 'fixed', 100, 10_020_000],
    [10_000_000, '0,505', 'fixed', 1, 10_000_100],
    [10_000_000, '0,1', 'percentage', 500, 'unchanged'],
    [10_000_000, '-99,9', 'percentage', 500, 0],
    [100, '-1,01', 'fixed', 1000, 'belowZero'],
    [2_147_400_000, '500', 'fixed', 1000, 'tooLarge'],
  ])('%s kopecks and %s %s to %s ₽ is %s', (price, text, type, roundTo, expected) => {
    expect(priceAfter(price, text, type, null, { roundTo })).toBe(expected)
  })

  test('a price that falls below its installation by rounding alone keeps what it had', () => {
    expect(priceAfter(1_000_000, '-4951', 'fixed', 500_500, { roundTo: 100 })).toBe('belowInstallation')
    expect(priceAfter(1_000_000, '-4949', 'fixed', 500_500, { roundTo: 100 })).toBe(510_000)
  })
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

  test('no base and no rounding takes a price below zero or its installation, and all are of the asked step', () => {
    const how = fc.record({
      base: fc.constantFrom(undefined, ...PRICE_BASES),
      roundTo: fc.constantFrom(undefined, ...ROUNDING_STEPS),
    })
    const types = fc.constantFrom<ChangeType>('percentage', 'fixed')
    fc.assert(
      fc.property(prices, fc.option(prices), numbers, types, how, (price, part, text, type, chosen) => {
        const next = priceAfter(price, text, type, part, chosen)
        if (typeof next !== 'number') return
        expect(Number.isSafeInteger(next)).toBe(true)
        expect(next).toBeGreaterThanOrEqual(part ?? 0)
        expect(next).toBeLessThanOrEqual(2_147_483_647)
        expect(next).not.toBe(price)
        if (chosen.roundTo !== undefined) expect(next % (chosen.roundTo * 100)).toBe(0)
      }),
    )
  })

  test('the whole price as the base, named or not, is the same', () => {
    fc.assert(
      fc.property(prices, fc.option(prices), numbers, (price, part, text) => {
        expect(priceAfter(price, text, 'percentage', part, { base: 'price' })).toBe(
          priceAfter(price, text, 'percentage', part),
        )
      }),
    )
  })

  test('of the station alone its own part moves as if there were no installation', () => {
    fc.assert(
      fc.property(prices, fc.integer({ min: 0, max: 10_000_000 }), numbers, (station, rubles, text) => {
        const part = rubles * 100
        const alone = priceAfter(station, text, 'percentage')
        const together = priceAfter(station + part, text, 'percentage', part, { base: 'station' })
        if (typeof alone !== 'number' || typeof together !== 'number') return
        expect(together - part).toBe(alone)
      }),
    )
  })

  test('rounding is never further off than half a step', () => {
    const steps = fc.constantFrom(...ROUNDING_STEPS)
    fc.assert(
      fc.property(prices, fc.integer({ min: 1, max: 1_000_000 }), steps, (price, rubles, roundTo) => {
        const next = priceAfter(price, String(rubles), 'fixed', null, { roundTo })
        if (typeof next !== 'number') return
        expect(Math.abs(next - price - rubles * 100)).toBeLessThanOrEqual(roundTo * 50)
      }),
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
