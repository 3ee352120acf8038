/** A place on the earth, in degrees. */
export interface GeoPoint {
  latitude: number
  longitude: number
}

const EARTH_RADIUS_KM = 6371
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** The map's side and scale, in its own pixels; district-map.svg is drawn with them. */
export const MAP_SIDE = 640
const PIXELS_PER_KM = 7.1
/** What stands at 24 pixels from the left and 40 from the top: the ring road's west and the northernmost town. */
const CORNER = { latitude: 56.3, longitude: 37.37, x: 24, y: 40 }
const KM_PER_LATITUDE = 111.32
/** At 56° north, the middle of the map. */
const KM_PER_LONGITUDE = 62.33

/** Where a place stands on the map, in pixels. So small a piece of the earth is flat. */
export function toMapPoint({ latitude, longitude }: GeoPoint): { x: number; y: number } {
  return {
    x: Math.round(CORNER.x + (longitude - CORNER.longitude) * KM_PER_LONGITUDE * PIXELS_PER_KM),
    y: Math.round(CORNER.y + (CORNER.latitude - latitude) * KM_PER_LATITUDE * PIXELS_PER_KM),
  }
}

/** The straight way between two places, whole kilometres. */
export function kilometresBetween(from: GeoPoint, to: GeoPoint): number {
  const halfLatitude = Math.sin(radians(to.latitude - from.latitude) / 2)
  const halfLongitude = Math.sin(radians(to.longitude - from.longitude) / 2)
  const share =
    halfLatitude ** 2 + Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * halfLongitude ** 2
  return Math.round(2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(share)))
}
