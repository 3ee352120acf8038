import { describe, expect, test } from 'vitest'
import { buildPreview, describeBulk } from './bulk-preview.ts'

const bulk = {
  manufacturerName: null,
  modelLine: null,
  priceChange: '5',
  changeType: 'percentage',
  base: 'price',
  roundTo: null,
} as const

describe('A bulk change is told in one line', () => {
  test.each([
    [{}, 'Все производители: +5 %'],
    [{ manufacturerName: 'Топас' }, '«Топас»: +5 %'],
    [{ modelLine: 'Про' }, 'Все производители, линейка «Про»: +5 %'],
    [{ priceChange: ' -1500.5 ', changeType: 'fixed' }, 'Все производители: −1500,5 ₽'],
    [{ priceChange: '1e-3', changeType: 'fixed' }, 'Все производители: +1e-3 ₽'],
    [{ priceChange: '+7' }, 'Все производители: +7 %'],
    [{ base: 'station', roundTo: 100 }, 'Все производители: +5 % к цене станции, до 100 ₽'],
  ] as const)('%o', (fields, line) => {
    expect(describeBulk({ ...bulk, ...fields }).replaceAll('\u00a0', ' ')).toBe(line)
  })
})

describe('What a bulk change would do', () => {
  const station = { id: 1, name: 'Станция', manufacturerName: 'Топас', modelLine: 'Про' }
  const priced = { ...station, price: 1_000_000, installationPrice: null, version: 1 }

  test('has a mark of 32 letters that differs as soon as one price does', () => {
    const marks = [priced, { ...priced, price: 1_000_100 }].map(
      (product) => buildPreview([product], bulk).fingerprint,
    )
    expect(marks).toEqual([expect.stringMatching(/^\w{32}$/), expect.stringMatching(/^\w{32}$/)])
    expect(marks[0]).not.toBe(marks[1])
  })

  test('names no difference where there is no price, and nothing at all for what is no number', () => {
    const { rows } = buildPreview([{ ...priced, price: null }], { ...bulk, priceChange: '0' })
    expect(rows).toMatchObject([{ oldPrice: null, newPrice: null, difference: null, skipped: 'noPrice' }])
    expect(() => buildPreview([priced], { ...bulk, priceChange: 'пять' })).toThrow('only numbers')
  })
})
