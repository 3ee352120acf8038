import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parsePlotKey, plotKey } from './key.ts'
import { plotSections } from './sections.fixture.ts'

const STATION = '2c6e3f-box-1150x1170x2550-600-gravity-pipe800'
const WHOLE = `${STATION}-house50-run8.5-about66-way12-rise40-ditch120-water300down-loam-perhaps`

describe('The key of a plot', () => {
  test('says all that is drawn, and is read back the same', () => {
    fc.assert(
      fc.property(plotSections, (section) => {
        expect(parsePlotKey(plotKey(section))).toEqual(section)
      }),
    )
  })

  test('is short text in words', () => {
    const section = parsePlotKey(WHOLE)
    expect(section).toMatchObject({
      pipe: 50,
      run: 8.5,
      outlet: { depth: 66, reckoned: true },
      way: 12,
      fall: -40,
      outfall: 'ditch',
      ditchDepth: 120,
      soil: 'loam',
      anchoring: 'maybe',
    })
    expect(section?.water).toEqual({ from: 300, to: Number.POSITIVE_INFINITY })
  })

  test('of a plot of which nothing is known, too', () => {
    expect(parsePlotKey('none-place')).toMatchObject({
      station: null,
      pipe: null,
      water: null,
      outfall: 'place',
    })
  })

  test.each([
    ['', 'nothing'],
    ['none', 'no discharge'],
    ['none-house501-place', 'a pipe out of its limits'],
    ['none-house050-place', 'a number written in another way'],
    ['none-run8.50-place', 'a fraction written in another way'],
    ['none-run8-house50-place', 'another order'],
    ['none-place-water300to150', 'water that ends above its beginning'],
    ['none-place120', 'a depth of no ditch'],
    ['none-well21', 'more rings than can be answered'],
    ['none-rise0-place', 'a level plot written in another way'],
    [`${STATION}x-place`, 'a broken station'],
    ['2c6e3f-box-100x100-600-gravity-place', 'a station that nobody makes'],
    [`none-place-${'loam'.repeat(60)}`, 'a long text'],
  ])('«%s» is none: %s', (text) => {
    expect(parsePlotKey(text)).toBeNull()
  })
})
