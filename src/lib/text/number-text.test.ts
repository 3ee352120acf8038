import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toKopecks, toNumber, toRublesText, toWholeKopecks } from './number-text.ts'

describe('A typed number', () => {
  test.each([
    ['', null],
    ['  ', null],
    ['7', 7],
    ['1,15', 1.15],
    ['1.15', 1.15],
    [',15', 0.15],
    ['-.155', -0.155],
    ['1.', 1],
    ['1\u202f234', 1234],
    ["1'234", 1234],
    ['194 560', 194560],
    ['194\u00a0560', 194560],
    ['−5', -5],
    ['-5', -5],
    ['+5', 5],
    ['1,2,3', Number.NaN],
    ['12 кг', Number.NaN],
    ['1e5', Number.NaN],
    ['.', Number.NaN],
    ['.x', Number.NaN],
    ['№ 5', Number.NaN],
    ['5−', Number.NaN],
    ['--5', Number.NaN],
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
    expect(toRublesText(5050)).toBe('50,5')
  })
})

describe('Typed rubles', () => {
  test.each([
    ['', null, null],
    ['0', 0, 0],
    ['194 560', 19_456_000, 19_456_000],
    ['-100', -10_000, -10_000],
    // Kopecks are accepted by toKopecks and rejected by toWholeKopecks.
    ['50,5', 5050, Number.NaN],
    ['0,005', 1, Number.NaN],
    ['сто', Number.NaN, Number.NaN],
  ])('«%s» are %s kopecks, as whole rubles %s', (text, kopecks, whole) => {
    expect(toKopecks(text)).toBe(kopecks)
    expect(toWholeKopecks(text)).toBe(whole)
  })
})
