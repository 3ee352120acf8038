import type { GeoPoint } from '../../../domain/site/geo-point.ts'

const EARTH_RADIUS_KM = 6371
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Side of the map in pixels; district-map.svg was drawn with it. */
export const MAP_SIDE = 640
const KM_PER_LATITUDE = 111.32

/** How a map shows places. */
export interface MapFrame {
  /** Whether they stand on the drawn ground. */
  isDrawn: boolean
  /** Pixels of a place (equirectangular, precise enough for such areas). */
  toPoint: (place: GeoPoint) => { x: number; y: number }
  /** Length of the scale. */
  kilometres: number
  pixels: number
}

/** Projects by a place with its pixels, kilometres per degree of longitude, and the scale. */
function project(at: GeoPoint & { x: number; y: number }, kmPerLongitude: number, pixelsPerKm: number) {
  return ({ latitude, longitude }: GeoPoint) => ({
    x: Math.round(at.x + (longitude - at.longitude) * kmPerLongitude * pixelsPerKm),
    y: Math.round(at.y + (at.latitude - latitude) * KM_PER_LATITUDE * pixelsPerKm),
  })
}

/** The ground of district-map.svg: Moscow and the roads to north and east of it, 62.33 km per degree in its middle. */
const DRAWN: MapFrame = {
  isDrawn: true,
  toPoint: project({ latitude: 56.3, longitude: 37.37, x: 24, y: 40 }, 62.33, 7.1),
  kilometres: 20,
  pixels: 142,
}

/** Room for labels beside the outermost places, and for arrow and scale above and below. */
const BESIDE = 130
const ABOVE = 96
/** Largest scale, of places that are near each other. */
const MOST_PIXELS_PER_KM = 30
const LONGEST_SCALE = 160
const ROUND = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000]

/** The map of these places: on the drawn ground when all are on it, else one of their own bounds. */
export function frameOf(places: readonly GeoPoint[]): MapFrame {
  if (places.map(DRAWN.toPoint).every(isOnGround)) return DRAWN
  const [south, north] = endsOf(places.map(({ latitude }) => latitude))
  const [west, east] = endsOf(places.map(({ longitude }) => longitude))
  const middle = { latitude: (south + north) / 2, longitude: (west + east) / 2 }
  const kmPerLongitude = KM_PER_LATITUDE * Math.cos(radians(middle.latitude))
  const pixelsPerKm = Math.min(
    (MAP_SIDE - 2 * BESIDE) / ((east - west) * kmPerLongitude),
    (MAP_SIDE - 2 * ABOVE) / ((north - south) * KM_PER_LATITUDE),
    MOST_PIXELS_PER_KM,
  )
  const kilometres = Math.max(1, ...ROUND.filter((length) => length * pixelsPerKm <= LONGEST_SCALE))
  return {
    isDrawn: false,
    toPoint: project({ ...middle, x: MAP_SIDE / 2, y: MAP_SIDE / 2 }, kmPerLongitude, pixelsPerKm),
    kilometres,
    pixels: Math.round(kilometres * pixelsPerKm),
  }
}

const EDGE = 20
const isOnGround = ({ x, y }: { x: number; y: number }) =>
  Math.min(x, y) > EDGE && Math.max(x, y) < MAP_SIDE - EDGE

const endsOf = (numbers: readonly number[]): [number, number] => [Math.min(...numbers), Math.max(...numbers)]

/** Distance between two points in whole kilometres. */
export function kilometresBetween(from: GeoPoint, to: GeoPoint): number {
  const halfLatitude = Math.sin(radians(to.latitude - from.latitude) / 2)
  const halfLongitude = Math.sin(radians(to.longitude - from.longitude) / 2)
  const share =
    halfLatitude ** 2 + Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * halfLongitude ** 2
  return Math.round(2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(share)))
}
