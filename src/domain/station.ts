import { sizeInName } from './model-name.ts'

/** `septic` is a septic tank without air: the shape of a cylinder, but no compressor and no bubbles. */
export const bodies = ['box', 'cylinder', 'low', 'septic'] as const
export type Body = (typeof bodies)[number]

/** How the clean water leaves: by itself, or lifted by a pump. */
export const discharges = ['gravity', 'pump'] as const
export type Discharge = (typeof discharges)[number]

/** Necks by how deep a pipe they take, shallowest first: the usual one, «Лонг», «Лонг Ус». */
export const variants = ['standard', 'long', 'reinforced'] as const
export type Variant = (typeof variants)[number]

/** Millimetres; `from` is missing where any shallower pipe fits too. */
export interface InletRange {
  from: number | null
  to: number
}

/** What a station is. Millimetres; null is unknown. */
export interface Station {
  body: Body
  discharge: Discharge | null
  variant: Variant | null
  /** Seen from the front: the length of a box or a low body, the diameter of a round one. */
  width: number | null
  /** The other side, seen only from above; null for round bodies. */
  breadth: number | null
  /** From the underside to the top of the lid, which stands 150 above the ground. */
  height: number | null
  /** From the ground to the bottom of the inlet pipe, as it usually is with this body and variant. */
  inletDepth: number
  /** The depths of the inlet pipe that the model is made for; null when nobody has said. */
  inletRange: InletRange | null
}

/** Sizes of real stations, in millimetres; anything outside is a slip and treated as unknown. */
export const stationLimits = {
  width: { min: 500, max: 12000 },
  height: { min: 800, max: 4000 },
  inletDepth: { min: 300, max: 2500 },
} as const

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

/** Bodies of which a table gives the diameter. */
export const isRound = (body: Body): boolean => body === 'cylinder' || body === 'septic'

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

/** The deepest inlet in millimetres: it must enter the body, and leave room for water under it. */
export function deepestInlet(body: Body, height: number | null): number {
  if (height === null) return body === 'box' ? 2400 : 1100
  const { min, max } = stationLimits.inletDepth
  return Math.min(max, Math.max(min, height - 600))
}

/** The range that a characteristic names in millimetres; null for any other words. */
function parseInletText(text: unknown): InletRange | null {
  if (typeof text !== 'string') return null
  const [, from, to] = /^\s*(?:до|(\d{3,4})\s*[–-])\s*(\d{3,4})\s*мм\s*$/.exec(text) ?? []
  return to === undefined
    ? null
    : checkRange({ from: from === undefined ? null : Number(from), to: Number(to) })
}

/** A range that a real station can have; null for any other. */
export function checkRange({ from, to }: InletRange): InletRange | null {
  const { min, max } = stationLimits.inletDepth
  const isKnown = to >= min && to <= max && (from === null || (from >= min && from < to))
  return isKnown ? { from, to } : null
}

const within = (size: number | null, limits: { min: number; max: number }): number | null =>
  size !== null && Number.isInteger(size) && size >= limits.min && size <= limits.max ? size : null
