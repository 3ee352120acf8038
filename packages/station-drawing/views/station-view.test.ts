import { createStation } from '@septic-shop/plot/station.fixture.ts'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import glyphs from '../core/glyphs.json' with { type: 'json' }
import { textPath } from '../core/lettering.ts'
import { stationLegend } from '../station/legend.ts'
import { CARD } from '../station/measures.ts'
import type { StationShape } from '../station/shape.ts'
import { describeStation } from '../station/station-description.ts'
import { parseStationKey } from '../station/station-key.ts'
import { drawView, stationViews, viewSize } from './station-view.ts'

const keys = [
  'topas-box-950x970x2500-500-gravity',
  'topas-box-1150x1170x2550-600-gravity',
  'topas-box-1660x1360x3100-1900-pump',
  'topas-box-unknown-1900-pump',
  'topas-box-1150xunknown-600-gravity',
  'topas-box-12000x12000x4000-2500-pump',
  'topas-box-500x500x800-300-pump',
  'eurolos-cylinder-1400x2100-550-gravity',
  'eurolos-cylinder-2200x2850-550-pump',
  'eurolos-cylinder-unknown-550-gravity',
  'eurolos-low-1500x1200x1700-450-gravity',
  'eurolos-low-3000x1200x1700-450-gravity',
  'eurolos-low-11000x1200x1700-450-gravity',
  'eurolos-septic-unknown-550-gravity',
  'bio-s-box-unknown-600-pump',
]

const read = (key: string): StationShape => {
  const shape = parseStationKey(key)
  if (!shape) throw new Error(`Not a key: ${key}`)
  return shape
}

/** Whether the outline of any digit occurs in the drawing's paths. */
const hasDigits = (svg: string) =>
  Object.entries(glyphs.outlines).some(([character, d]) => /\d/.test(character) && svg.includes(d))

describe.each(keys)('%s', (key) => {
  const shape = read(key)

  test.each(stationViews)('%s is a picture of the promised size', async (view) => {
    const svg = drawView(view, shape)
    expect(svg).not.toMatch(/NaN|undefined|null|Infinity|(width|height|r)="-/)
    expect(drawView(view, shape)).toBe(svg)
    const { format, width, height } = await sharp(Buffer.from(svg)).metadata()
    expect({ format, width, height }).toEqual({ format: 'svg', ...viewSize(view) })
  })

  test('a card is small', () => expect(drawView('card', shape).length).toBeLessThan(7000))
})

test.each([
  ['topas-box-950x970x2500-500-gravity', 950],
  ['eurolos-cylinder-2200x2850-550-gravity', 2200],
  ['eurolos-low-3000x1200x1700-450-gravity', 3000],
  ['eurolos-low-11000x1200x1700-450-gravity', 3000],
])('cards have one scale: the body of %s is %i mm wide', (key, millimetres) => {
  const body = / width="([\d.]+)" height="[\d.]+" rx="[\d.]+" fill="#e7e5dc"/.exec(
    drawView('card', read(key)),
  )
  expect(Number(body?.[1])).toBeCloseTo(millimetres * CARD.scale, 0)
})

test('a body of unknown sizes has no figure', () => {
  const unknown = read('topas-box-unknown-600-gravity')
  for (const view of ['card', 'comparison', 'thumb', 'plan', 'plot-phone', 'open-graph'] as const) {
    expect(hasDigits(drawView(view, unknown)), view).toBe(false)
  }
  expect(hasDigits(drawView('open-graph', read('topas-box-1150x2550-600-gravity')))).toBe(true)
  expect(drawView('card', unknown)).toContain('stroke-dasharray="5 3.5"')
})

test('the legend has a row for each number, and a septic tank has no compressor', () => {
  expect(stationLegend(createStation()).map(({ number }) => number)).toEqual([1, 2, 3, 4])
  expect(stationLegend(createStation({ body: 'septic' }))).toHaveLength(3)
  const long = stationLegend(createStation({ discharge: 'pump', variant: 'reinforced', inletDepth: 1900 }))
  expect(long.slice(4).map(({ title }) => title)).toEqual(['Насос', 'Длинная горловина'])
})

test('the text alternative names known facts only', () => {
  expect(describeStation(createStation(), 'Топас 6')).toBe(
    'Разрез станции Топас 6 в грунте: высота 2550 мм, ширина 1150 мм, отвод самотёком',
  )
  expect(describeStation(createStation({ inletRange: { from: 810, to: 1400 } }), 'Топас 5 Лонг')).toContain(
    'труба не глубже 140 см',
  )
  const pumped = createStation({ width: null, height: null, discharge: 'pump' })
  expect(describeStation(pumped, 'Био-С 5 Пр')).toBe(
    'Разрез станции Био-С 5 Пр в грунте: контур условный, отвод насосом',
  )
  expect(describeStation(createStation({ discharge: null }), 'Астра 5')).not.toMatch(/отвод/)
})

test('a character without an outline is an error, not a gap', () => {
  expect(() => textPath('Ю', 0, 0, 14)).toThrow('Ю')
})
