import { type GeoPoint, readGeoPoint } from './geo-point.ts'

/**
 * What the home page shows of the districts by its texts: a list, and a map around the office while that has a place; null without a
 * heading. The storefront decides the same in `districts.tsx`, which has no byte left for this.
 */
export const shownDistricts = (texts: {
  title: string
  officePlace: string
}): { office: GeoPoint | null } | null => (texts.title ? { office: readGeoPoint(texts.officePlace) } : null)
