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

/** Bodies of which a table gives the diameter. */
export const isRound = (body: Body): boolean => body === 'cylinder' || body === 'septic'

/** The deepest inlet in millimetres: it must enter the body, and leave room for water under it. */
export function deepestInlet(body: Body, height: number | null): number {
  if (height === null) return body === 'box' ? 2400 : 1100
  const { min, max } = stationLimits.inletDepth
  return Math.min(max, Math.max(min, height - 600))
}

/** A range that a real station can have; null for any other. */
export function checkRange({ from, to }: InletRange): InletRange | null {
  const { min, max } = stationLimits.inletDepth
  const isKnown = to >= min && to <= max && (from === null || (from >= min && from < to))
  return isKnown ? { from, to } : null
}

/** A usual box takes a pipe no deeper than this, in millimetres: «Лонг» begins at 81 cm and has a longer neck. */
const USUAL_PIPE = 800

/** True for a box whose inlet is deeper than the usual pipe: its neck is longer. */
export const hasLongNeck = ({ body, inletDepth }: Pick<Station, 'body' | 'inletDepth'>): boolean =>
  body === 'box' && inletDepth > USUAL_PIPE
