import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { stationOf } from './product-station.ts'
import { shapes } from './shapes.fixture.ts'
import { parseStationKey, stationKey, stationManufacturers } from './station.ts'

const topas = { manufacturerSlug: 'topas', modelLine: 'Топас', diameter: null }
const eurolos = { manufacturerSlug: 'eurolos', length: null, width: null }
const product = (name: string) => ({ ...topas, name, length: 1150, width: 1170, height: 2550 })

describe('stationOf', () => {
  test.each([
    ['Топас 6', 'topas-box-1150x1170x2550-600-gravity'],
    ['Топас 4', 'topas-box-1150x1170x2550-500-gravity'],
    ['Топас 5 Пр', 'topas-box-1150x1170x2550-600-pump'],
    ['Топас 8 Лонг', 'topas-box-1150x1170x2550-1200-gravity'],
    ['Топас 8 Лонг Пр Ус', 'topas-box-1150x1170x2550-1900-pump'],
  ])('%s', (name, key) => {
    const shape = stationOf(product(name))
    expect(shape && stationKey(shape)).toBe(key)
  })

  test.each([
    ['Про', 'Евролос Про 5', 'cylinder', false],
    ['Про', 'Евролос Про 5 Пр', 'cylinder', true],
    ['Био', 'Евролос Био 3', 'cylinder', false],
    ['Грунт', 'Евролос Грунт 12', 'low', false],
    ['Эко', 'Евролос Эко 4', 'septic', false],
  ])('line %s: %s is %s', (modelLine, name, body, pump) => {
    const shape = stationOf({ ...eurolos, modelLine, name, height: 2100, diameter: 1400 })
    expect(shape).toMatchObject({ body, pump })
  })

  test('an unknown manufacturer or line has no drawing', () => {
    expect(stationOf({ ...product('Юнилос 5'), manufacturerSlug: 'unilos' })).toBeNull()
    expect(stationOf({ ...product('Кессон 2'), manufacturerSlug: 'eurolos', modelLine: null })).toBeNull()
  })

  test('sizes that cannot be drawn are unknown', () => {
    expect(stationOf({ ...product('Топас 6'), length: 12, height: 99000 })).toMatchObject({
      width: null,
      height: null,
    })
  })

  test('whatever staff type, the key can be read back', () => {
    const length = fc.option(fc.oneof(fc.integer({ min: -10, max: 20000 }), fc.double()))
    const sizes = fc.record({ length, width: length, height: length, diameter: length })
    const names = fc.constantFrom('Топас 8 Лонг Ус', 'Евролос Грунт 3', 'Евролос Эко 3', 'Евролос Про 5 Пр')
    fc.assert(
      fc.property(sizes, names, fc.constantFrom(...stationManufacturers), (given, name, manufacturerSlug) => {
        const shape = stationOf({ ...given, name, manufacturerSlug, modelLine: null })
        if (shape) expect(parseStationKey(stationKey(shape))).toEqual(shape)
      }),
    )
  })
})

describe('the key of a station', () => {
  test('reads back what it wrote', () => {
    fc.assert(
      fc.property(shapes, (shape) => {
        expect(parseStationKey(stationKey(shape))).toEqual(shape)
      }),
    )
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
