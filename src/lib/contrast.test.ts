import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contrast, textOn } from './contrast.ts'

const hex = { black: '#000000', white: '#ffffff' } as const

test.each([
  ['#2c6e3f', 'white'],
  ['#235a9c', 'white'],
  ['#8a5a14', 'white'],
  ['#000000', 'white'],
  ['#ffffff', 'black'],
  ['#ffd400', 'black'],
  ['#ff0000', 'black'],
  ['#6f6f6f', 'white'],
  ['#777777', 'black'],
] as const)('text on %s is %s', (color, text) => {
  expect(textOn(color)).toBe(text)
})

test.each([
  ['#000000', '#ffffff', 21],
  ['#777777', '#ffffff', 4.48],
  ['#2c6e3f', '#2c6e3f', 1],
])('%s on %s has a contrast of %d', (one, other, ratio) => {
  expect(contrast(one, other)).toBeCloseTo(ratio, 2)
  expect(contrast(other, one)).toBeCloseTo(ratio, 2)
})

test('text over any colour can be read', () => {
  const colors = fc.integer({ min: 0, max: 0xffffff }).map((one) => `#${one.toString(16).padStart(6, '0')}`)
  fc.assert(
    fc.property(colors, (color) => {
      expect(contrast(color, hex[textOn(color)])).toBeGreaterThanOrEqual(4.5)
    }),
    { numRuns: 2000 },
  )
})
