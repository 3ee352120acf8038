import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toKopecks, toNumber, toRublesText } from './number-text.ts'

describe('A typed number', () => {
  test.each([
    ['', null],
    ['  ', null],
    ['7', 7],
    ['1,15', 1.15],
    ['1.15', 1.15],
    ['194 560', 194560],
    ['194\u00a0560', 194560],
    ['−5', -5],
    ['-5', -5],
    ['+5', 5],
    ['1,2,3', Number.NaN],
    ['12 кг', Number.NaN],
    ['1e5', Number.NaN],
    ['-', Number.NaN],
  ])('«%s» is %s', (text, value) => {
    expect(toNumber(text)).toBe(value)
  })

  test('rubles and kopecks lead back to each other', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2_147_483_647 }), (kopecks) => {
        expect(toKopecks(toRublesText(kopecks))).toBe(kopecks)
      }),
    )
    expect(toRublesText(null)).toBe('')
  })
})
