import { createStation } from '@septic-shop/plot/station.fixture.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { shapes } from '../shapes.fixture.ts'
import { toShape } from './shape.ts'
import { parseStationKey, stationKey } from './station-key.ts'

describe('the key of a station', () => {
  test.each([
    [{}, '#2c6e3f', '2c6e3f-box-1150x1170x2550-600-gravity'],
    [{ discharge: 'pump', inletDepth: 500 }, '#2c6e3f', '2c6e3f-box-1150x1170x2550-500-pump'],
    [{ inletRange: { from: null, to: 800 } }, null, '66736f-box-1150x1170x2550-600-gravity-pipe800'],
    [
      { body: 'cylinder', breadth: null, discharge: null },
      '#000000',
      '000000-cylinder-1150x2550-600-gravity',
    ],
  ] as const)('of %o in %s', (known, color, key) => {
    expect(stationKey(toShape(createStation(known), color))).toBe(key)
  })

  test('reads back what it wrote, in any colour', () => {
    fc.assert(
      fc.property(shapes, (shape) => {
        expect(parseStationKey(stationKey(shape))).toEqual(shape)
      }),
    )
  })

  test.each([
    ['topas', '#2c6e3f'],
    ['eurolos', '#235a9c'],
    ['bio-s', '#8a5a14'],
  ])('an address of before that names %s is the same picture', (name, color) => {
    const size = 'box-1150x1170x2550-600-gravity-pipe800'
    const shape = parseStationKey(`${name}-${size}`)
    expect(shape?.color).toBe(color)
    expect(shape && stationKey(shape)).toBe(`${color.slice(1)}-${size}`)
  })

  test.each([
    '',
    'topas',
    'topas-box-1150x2550-600',
    'topas-box-1150x2550-600-gravity ',
    'topas-box-1150x2550-600-siphon',
    'topas-box-01150x2550-600-gravity',
    'topas-box-1150.5x2550-600-gravity',
    'topas-box-1e3x2550-600-gravity',
    'topas-box-499x2550-600-gravity',
    'topas-box-12001x2550-600-gravity',
    'topas-box-1150x4001-600-gravity',
    'topas-box-1150x2550-299-gravity',
    'topas-box-1150x2550-2501-gravity',
    'topas-box-1150x2550-2000-gravity',
    'topas-box-unknownxunknown-600-gravity',
    'topas-box-x-600-gravity',
    'eurolos-cylinder-1400x1400x2100-550-gravity',
    'unilos-box-1150x2550-600-gravity',
    '2C6E3F-box-1150x2550-600-gravity',
    '2c6e3-box-1150x2550-600-gravity',
    '#2c6e3f-box-1150x2550-600-gravity',
    'topas-box-1150x2550-600-gravity\0',
  ])('refuses %j', (text) => expect(parseStationKey(text)).toBeNull())

  test('any other text is refused or is its own key', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const shape = parseStationKey(text)
        if (shape) expect(stationKey(shape)).toBe(text)
      }),
    )
  })
})
