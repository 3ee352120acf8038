import {
  type Body,
  checkRange,
  type Discharge,
  deepestInlet,
  isRound,
  type Station,
  stationLimits,
  type Variant,
} from '@septic-shop/plot/station.ts'
import { residentsOf } from './residents.ts'

/** Stored product fields from which the station is built. Sizes in millimetres. */
export interface StationSource {
  body: Body | null
  discharge: Discharge | null
  variant: Variant | null
  length: number | null
  width: number | null
  height: number | null
  diameter: number | null
  users: number | null
  maxResidents: number | null
  /** Depths below the ground; null is unknown. */
  inletFrom: number | null
  inletTo: number | null
}

/** Builds the station of a product; null while its body is unknown. */
export function toStation(product: StationSource): Station | null {
  const { body, discharge, variant, inletFrom, inletTo } = product
  if (body === null) return null
  const height = within(product.height, stationLimits.height)
  return {
    body,
    discharge,
    variant,
    height,
    width: within(isRound(body) ? product.diameter : product.length, stationLimits.width),
    breadth: isRound(body) ? null : within(product.width, stationLimits.width),
    inletDepth: Math.min(usualInlet(body, variant, residentsOf(product)), deepestInlet(body, height)),
    inletRange: inletTo === null ? null : checkRange({ from: inletFrom, to: inletTo }),
  }
}

/** Typical inlet depths in millimetres: manufacturers publish none per model, a dealer confirms them on site. The pipe of a box for four is shallower. */
function usualInlet(body: Body, variant: Variant | null, residents: number | null): number {
  if (variant === 'reinforced') return 1900
  if (variant === 'long') return 1200
  if (body === 'low') return 450
  if (body !== 'box') return 550
  return residents === 4 ? 500 : 600
}

const within = (size: number | null, limits: { min: number; max: number }): number | null =>
  size !== null && Number.isInteger(size) && size >= limits.min && size <= limits.max ? size : null
