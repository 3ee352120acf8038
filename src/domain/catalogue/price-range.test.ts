import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { distribution, fitRange, PRICE_STEP, priceRangeOf } from './price-range.ts'

const priced = (...prices: (number | null)[]) => prices.map((price) => ({ price }))
const anyPrices = fc
  .array(fc.option(fc.nat(100_000_000)), { maxLength: 30 })
  .map((prices) => priced(...prices))

describe('the ends of the price slider', () => {
  it.each([
    ['nothing loaded', [], [0, 300_000]],
    ['no price known', priced(null, null), [0, 300_000]],
    ['rounded outwards', priced(16_889_500, 77_905_000, null), [160_000, 780_000]],
    ['already round', priced(16_000_000, 78_000_000), [160_000, 780_000]],
    ['equal ends move apart', priced(20_000_000), [200_000, 210_000]],
    ['one price in between', priced(20_400_000), [200_000, 210_000]],
  ])('%s', (_what, products, range) => {
    expect(priceRangeOf(products)).toEqual(range)
  })

  it('hold every price between them', () => {
    fc.assert(
      fc.property(anyPrices, (products) => {
        const [from, to] = priceRangeOf(products)
        expect(from).toBeLessThan(to)
        for (const { price } of products) {
          if (price === null) continue
          expect(price).toBeGreaterThanOrEqual(from * 100)
          expect(price).toBeLessThanOrEqual(to * 100)
        }
      }),
    )
  })
})

describe('a requested range', () => {
  it.each([
    [null, null],
    [[160_000, 780_000], null],
    [[0, 900_000], null],
    [
      [200_000, 300_000],
      [200_000, 300_000],
    ],
    [
      [201_000, 299_000],
      [200_000, 300_000],
    ],
    [
      [0, 300_000],
      [160_000, 300_000],
    ],
    [
      [800_000, 900_000],
      [800_000, 900_000],
    ],
    [
      [100_000, 110_000],
      [100_000, 110_000],
    ],
  ] as const)('%j becomes %j', (requested, fitted) => {
    expect(fitRange(requested, [160_000, 780_000])).toEqual(fitted)
  })

  it('ends up on a step within the slider, or stays as it is', () => {
    fc.assert(
      fc.property(anyPrices, fc.nat(2_000_000), fc.nat(2_000_000), (products, one, length) => {
        const full = priceRangeOf(products)
        const requested = [one, one + length] as const
        const fitted = fitRange(requested, full)
        if (fitted === null || fitted === requested) return
        expect(fitted[0]).toBeGreaterThanOrEqual(full[0])
        expect(fitted[1]).toBeLessThanOrEqual(full[1])
        expect(fitted[0]).toBeLessThan(fitted[1])
        expect(fitted.map((end) => end % PRICE_STEP)).toEqual([0, 0])
      }),
    )
  })
})

describe('the bars over the slider', () => {
  it('stand where the prices are', () => {
    expect(distribution(priced(0, 100, 30_000, null, 1_000_000), [0, 10_000], 4)).toEqual([1, 0, 0, 1 / 3])
  })
})
