/** Geographic coordinates in degrees. */
export interface GeoPoint {
  latitude: number
  longitude: number
}

/** The largest latitude and longitude, east and north; the smallest are the same below zero. */
export const GEO_LIMITS: GeoPoint = { latitude: 90, longitude: 180 }

const PAIR = /^(-?\d{1,3}(?:\.\d+)?)[,;\s]\s*(-?\d{1,3}(?:\.\d+)?)$/

/** Reads latitude and longitude as maps write them: «55.758, 37.856». Null for anything else. */
export function readGeoPoint(text: string): GeoPoint | null {
  const [, latitude, longitude] = (PAIR.exec(text.trim()) ?? []).map(Number)
  if (latitude === undefined || longitude === undefined) return null
  const isOnEarth = Math.abs(latitude) <= GEO_LIMITS.latitude && Math.abs(longitude) <= GEO_LIMITS.longitude
  return isOnEarth ? { latitude, longitude } : null
}
