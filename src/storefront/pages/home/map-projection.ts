/** Geographic coordinates in degrees. */
export interface GeoPoint {
  latitude: number
  longitude: number
}

const EARTH_RADIUS_KM = 6371
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Side of the map in pixels, and its scale; district-map.svg was drawn with them. */
export const MAP_SIDE = 640
const PIXELS_PER_KM = 7.1
/** Reference point: coordinates at 24 pixels from the left and 40 from the top. */
const CORNER = { latitude: 56.3, longitude: 37.37, x: 24, y: 40 }
const KM_PER_LATITUDE = 111.32
/** Kilometres per degree of longitude at 56° north, the middle of the map. */
const KM_PER_LONGITUDE = 62.33

/** Projects coordinates to pixels of the map (equirectangular, precise enough for this area). */
export function toMapPoint({ latitude, longitude }: GeoPoint): { x: number; y: number } {
  return {
    x: Math.round(CORNER.x + (longitude - CORNER.longitude) * KM_PER_LONGITUDE * PIXELS_PER_KM),
    y: Math.round(CORNER.y + (CORNER.latitude - latitude) * KM_PER_LATITUDE * PIXELS_PER_KM),
  }
}

/** Distance between two points in whole kilometres. */
export function kilometresBetween(from: GeoPoint, to: GeoPoint): number {
  const halfLatitude = Math.sin(radians(to.latitude - from.latitude) / 2)
  const halfLongitude = Math.sin(radians(to.longitude - from.longitude) / 2)
  const share =
    halfLatitude ** 2 + Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * halfLongitude ** 2
  return Math.round(2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(share)))
}
