import { residentsOf } from './residents.ts'
import {
  type Body,
  checkRange,
  type Discharge,
  deepestInlet,
  type InletRange,
  isRound,
  type Station,
  stationLimits,
  type Variant,
} from './station.ts'

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
  /** The characteristic's text: «до 800 мм» or «810–1400 мм». */
  inletText?: unknown
}

/** Builds the station of a product; null while its body is unknown. */
export function toStation(product: StationSource): Station | null {
  const { body, discharge, variant } = product
  if (body === null) return null
  const height = within(product.height, stationLimits.height)
  return {
    ...{ body, discharge, variant, height },
    width: within(isRound(body) ? product.diameter : product.length, stationLimits.width),
    breadth: isRound(body) ? null : within(product.width, stationLimits.width),
    inletDepth: Math.min(usualInlet(body, variant, residentsOf(product)), deepestInlet(body, height)),
    inletRange: parseInletText(product.inletText),
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

/** Parses the characteristic's text into a range in millimetres; null for any other text. */
function parseInletText(text: unknown): InletRange | null {
  if (typeof text !== 'string') return null
  const [, from, to] = /^\s*(?:до|(\d{3,4})\s*[–-])\s*(\d{3,4})\s*мм\s*$/.exec(text) ?? []
  return to === undefined
    ? null
    : checkRange({ from: from === undefined ? null : Number(from), to: Number(to) })
}

const within = (size: number | null, limits: { min: number; max: number }): number | null =>
  size !== null && Number.isInteger(size) && size >= limits.min && size <= limits.max ? size : null
