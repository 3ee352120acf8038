import { describe, expect, test } from 'vitest'
import home from '../../../../content/pages/home.json' with { type: 'json' }
import { readGeoPoint } from '../../../domain/site/geo-point.ts'
import { frameOf, kilometresBetween, MAP_SIDE } from './map-projection.ts'

const place = (latitude: number, longitude: number) => ({ latitude, longitude })
const office = readGeoPoint(home.districts.officePlace) ?? place(0, 0)

/** The districts of the specification, and their distances from Reutov as the crow flies, measured on a map. */
const DISTRICTS: [name: string, latitude: number, longitude: number, kilometres: number][] = [
  ['Мытищи', 55.9116, 37.7308, 19],
  ['Щёлково', 55.9203, 38.0, 20],
  ['Балашиха', 55.803, 37.954, 8],
  ['Пушкино', 56.0105, 37.8471, 28],
  ['Ивантеевка', 55.9711, 37.9208, 24],
  ['Фрязино', 55.9606, 38.0456, 25],
  ['Ногинск', 55.8539, 38.4417, 38],
  ['Сергиев Посад', 56.3, 38.1333, 63],
]
const places = DISTRICTS.map(([, latitude, longitude]) => place(latitude, longitude))

test.each(DISTRICTS)('%s is as far from the office as on a map', (_name, latitude, longitude, kilometres) => {
  expect(kilometresBetween(office, place(latitude, longitude))).toBe(kilometres)
})

describe('The map of the districts of the specification', () => {
  const frame = frameOf([office, ...places])

  test('is the drawn one, and has all of them inside', () => {
    expect(frame).toMatchObject({ isDrawn: true, kilometres: 20, pixels: 142 })
    for (const { x, y } of places.map(frame.toPoint)) {
      expect(Math.min(x, y)).toBeGreaterThan(20)
      expect(Math.max(x, y)).toBeLessThan(MAP_SIDE - 20)
    }
  })

  test('has each where the picture expects it', () => {
    expect(frame.toPoint(place(56.3, 38.1333))).toEqual({ x: 362, y: 40 })
    expect(frame.toPoint(place(55.8539, 38.4417))).toEqual({ x: 498, y: 393 })
    expect(frame.toPoint(office)).toEqual({ x: 239, y: 468 })
  })

  test('is the drawn one for some of them too', () => {
    expect(frameOf([office, place(55.803, 37.954)]).isDrawn).toBe(true)
  })
})

const KAZAN = place(55.79, 49.12)

describe.each<[string, { latitude: number; longitude: number }[]]>([
  ['around Kazan', [KAZAN, place(55.9, 48.5), place(56.1, 49.9), place(55.4, 49.55)]],
  ['in one town', [KAZAN, KAZAN]],
  ['beyond the picture', [office, ...places, place(55.43, 37.55)]],
  ['far from each other', [office, KAZAN, place(56.84, 60.6), place(43.12, 131.9)]],
  ['south of the equator', [place(-33.9, 18.4), place(-34.1, 18.9)]],
])('The map of districts %s', (_name, shown) => {
  const frame = frameOf(shown)

  test('has room for all of them and their labels', () => {
    expect(frame.isDrawn).toBe(false)
    for (const { x, y } of shown.map(frame.toPoint)) {
      expect(x).toBeGreaterThanOrEqual(130)
      expect(x).toBeLessThanOrEqual(MAP_SIDE - 130)
      expect(y).toBeGreaterThanOrEqual(96)
      expect(y).toBeLessThanOrEqual(MAP_SIDE - 96)
    }
  })

  test('has a round scale of readable length', () => {
    expect([1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000]).toContain(frame.kilometres)
    expect(frame.pixels).toBeGreaterThan(20)
    expect(frame.pixels).toBeLessThanOrEqual(160)
  })
})

test('north is above, east is on the right, and a kilometre is as long in both directions', () => {
  const north = place(KAZAN.latitude + 1, KAZAN.longitude)
  const east = place(KAZAN.latitude, KAZAN.longitude + 1)
  const { toPoint, kilometres, pixels } = frameOf([KAZAN, north, east])
  const at = toPoint(KAZAN)
  expect(toPoint(north).y).toBeLessThan(at.y)
  expect(toPoint(east).x).toBeGreaterThan(at.x)
  const perKm = pixels / kilometres
  expect((at.y - toPoint(north).y) / kilometresBetween(KAZAN, north) / perKm).toBeCloseTo(1, 1)
  expect((toPoint(east).x - at.x) / kilometresBetween(KAZAN, east) / perKm).toBeCloseTo(1, 1)
})
