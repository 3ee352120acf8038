import { sizeInName } from './model-name.ts'
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

/** What is stored of a product as far as it tells the station. Sizes in millimetres. */
export interface StationSource {
  name: string
  body: Body | null
  discharge: Discharge | null
  variant: Variant | null
  length: number | null
  width: number | null
  height: number | null
  diameter: number | null
  /** «до 800 мм» or «810–1400 мм», as the characteristics say it. */
  inletText?: unknown
}

/** The station that a product is; null while its body is unknown. */
export function toStation(product: StationSource): Station | null {
  const { body, discharge, variant, name } = product
  if (body === null) return null
  const height = within(product.height, stationLimits.height)
  return {
    ...{ body, discharge, variant, height },
    width: within(isRound(body) ? product.diameter : product.length, stationLimits.width),
    breadth: isRound(body) ? null : within(product.width, stationLimits.width),
    inletDepth: Math.min(usualInlet(body, variant, sizeInName(name)), deepestInlet(body, height)),
    inletRange: parseInletText(product.inletText),
  }
}

/** Usual depths: no manufacturer's table names them for a model, a dealer confirms them on site. */
function usualInlet(body: Body, variant: Variant | null, size: number | null): number {
  if (variant === 'reinforced') return 1900
  if (variant === 'long') return 1200
  if (body === 'low') return 450
  if (body !== 'box') return 550
  return size === 4 ? 500 : 600
}

/** The range that a characteristic names in millimetres; null for any other words. */
function parseInletText(text: unknown): InletRange | null {
  if (typeof text !== 'string') return null
  const [, from, to] = /^\s*(?:до|(\d{3,4})\s*[–-])\s*(\d{3,4})\s*мм\s*$/.exec(text) ?? []
  return to === undefined
    ? null
    : checkRange({ from: from === undefined ? null : Number(from), to: Number(to) })
}

const within = (size: number | null, limits: { min: number; max: number }): number | null =>
  size !== null && Number.isInteger(size) && size >= limits.min && size <= limits.max ? size : null
