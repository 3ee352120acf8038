import { describe, expect, test } from 'vitest'
import districts from '../../../../content/home/districts.json' with { type: 'json' }
import { kilometresBetween, MAP_SIDE, toMapPoint } from './map-projection.ts'

const { office, towns } = districts

/** Distances from Reutov as the crow flies, measured on a map. */
test.each([
  ['Мытищи', 19],
  ['Щёлково', 20],
  ['Балашиха', 8],
  ['Пушкино', 28],
  ['Ивантеевка', 24],
  ['Фрязино', 25],
  ['Ногинск', 38],
  ['Сергиев Посад', 63],
])('%s is %i km from the office', (name, kilometres) => {
  const town = towns.find((one) => one.name === name)
  expect(town && kilometresBetween(office, town)).toBe(kilometres)
})

describe('On the map', () => {
  test('the eight districts of the specification stand, all inside its frame', () => {
    expect(towns).toHaveLength(8)
    for (const town of towns) {
      const { x, y } = toMapPoint(town)
      expect(Math.min(x, y), town.name).toBeGreaterThan(20)
      expect(Math.max(x, y), town.name).toBeLessThan(MAP_SIDE - 20)
    }
  })

  test('north is above and east is on the right', () => {
    const [north, south] = [towns.find(({ name }) => name === 'Сергиев Посад'), office]
    expect(north && toMapPoint(north).y).toBeLessThan(toMapPoint(south).y)
    const east = towns.find(({ name }) => name === 'Ногинск')
    expect(east && toMapPoint(east).x).toBeGreaterThan(toMapPoint(south).x)
  })

  test('a kilometre is as long in every direction', () => {
    const east = { latitude: office.latitude, longitude: office.longitude + 0.5 }
    const drawn = toMapPoint(east).x - toMapPoint(office).x
    expect(drawn / kilometresBetween(office, east)).toBeCloseTo(7.1, 0)
  })
})
