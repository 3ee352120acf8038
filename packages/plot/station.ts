/** `septic` is a septic tank without aeration: shaped like a cylinder, without compressor. */
export const bodies = ['box', 'cylinder', 'low', 'septic'] as const
export type Body = (typeof bodies)[number]

/** How the clean water leaves: by gravity, or lifted by a pump. */
export const discharges = ['gravity', 'pump'] as const
export type Discharge = (typeof discharges)[number]

/** Neck variants by pipe depth, shallowest first: standard, «Лонг», «Лонг Ус». */
export const variants = ['standard', 'long', 'reinforced'] as const
export type Variant = (typeof variants)[number]

/** Millimetres; `from` is null when any shallower pipe fits too. */
export interface InletRange {
  from: number | null
  to: number
}

/** What a station is. Millimetres; null is unknown. */
export interface Station {
  body: Body
  discharge: Discharge | null
  variant: Variant | null
  /** Front view: length of a box or low body, diameter of a round one. */
  width: number | null
  /** The side that only the plan shows; null for round bodies. */
  breadth: number | null
  /** From the underside to the top of the lid, which is 150 above the ground. */
  height: number | null
  /** From the ground to the bottom of the inlet pipe; typical for this body and variant. */
  inletDepth: number
  /** Inlet depths that the model is made for; null when unknown. */
  inletRange: InletRange | null
}

/** Plausible sizes in millimetres; anything outside is a typing error and treated as unknown. */
export const stationLimits = {
  width: { min: 500, max: 12000 },
  height: { min: 800, max: 4000 },
  inletDepth: { min: 300, max: 2500 },
} as const

/** Whether the body's width is a diameter. */
export const isRound = (body: Body): boolean => body === 'cylinder' || body === 'septic'

/** The deepest possible inlet in millimetres: it must enter the body and leave space for water under it. */
export function deepestInlet(body: Body, height: number | null): number {
  if (height === null) return body === 'box' ? 2400 : 1100
  const { min, max } = stationLimits.inletDepth
  return Math.min(max, Math.max(min, height - 600))
}

/** Validates an inlet range; null when it is implausible. */
export function checkRange({ from, to }: InletRange): InletRange | null {
  const { min, max } = stationLimits.inletDepth
  const isKnown = to >= min && to <= max && (from === null || (from >= min && from < to))
  return isKnown ? { from, to } : null
}

/** Deepest usual inlet of a standard body, in millimetres: «Лонг» begins at 81 cm and has a longer neck. */
export const USUAL_INLET = 800

/** True for a box whose inlet is deeper than a standard one: its neck is longer. */
export const hasLongNeck = ({ body, inletDepth }: Pick<Station, 'body' | 'inletDepth'>): boolean =>
  body === 'box' && inletDepth > USUAL_INLET
