import { FALL_PER_METRE } from '@septic-shop/plot/pipes.ts'
import { LID_ABOVE } from '@septic-shop/plot/pit-depth.ts'
import { hasLongNeck, isRound } from '@septic-shop/plot/station.ts'
import { BREAK_ABOVE } from './measures.ts'
import type { StationShape } from './shape.ts'

export const WALL = 45
/** Outer diameter of a sewer pipe in millimetres. */
export const PIPE = 110
/** Millimetres from the ground to the foot of a house's foundation: at least, and below the pipe that goes through it. */
export const FOUNDATION = { least: 1000, below: 350 } as const
/** Millimetres that a gravity pipe falls in one. */
export const FALL = FALL_PER_METRE / 1000
/** Millimetres from the ground to the top of a box; with a deeper pipe the neck is longer and the pipe enters this far below the top. */
const BOX_TOP = 260
const PIPE_UNDER_TOP = 340

type Span = readonly [from: number, to: number]

/** A station in millimetres: x from its axis, depth from the ground line. */
export type StationGeometry = {
  half: number
  top: number
  bottom: number
  corner: number
  /** Water level in the first chamber. */
  level: number
  /** The bottom of the inlet pipe where it meets the body. */
  inlet: number
  /** The middle of the outlet pipe where it leaves the body. */
  outlet: number
  /** Start of the outlet pipe: at the body, or at a long neck where a pump delivers near the ground. */
  outletFrom: number
  necks: Span[]
  /** Start of the extension of a long neck («Лонг»); null for a standard neck. */
  longNeck: number | null
  /** The compressor under the lid; null without aeration. */
  compressor: Span | null
  /** True when some size is unknown: a typical body is drawn, dashed. */
  dashed: boolean
  /** Position of the break line; null when the width is drawn in full. */
  cut: number | null
}

/** Geometry of all side views in millimetres; unknown sizes are replaced by typical ones and dashed. */
export function geometryOf(shape: StationShape): StationGeometry {
  const typical = typicalSize(shape)
  const fullWidth = shape.width ?? typical.width
  const half = Math.min(fullWidth, BREAK_ABOVE) / 2
  const bottom = (shape.height ?? typical.height) - LID_ABOVE
  const usualTop = Math.min({ box: BOX_TOP, cylinder: 420, low: 330, septic: 420 }[shape.body], bottom * 0.35)
  const top = hasLongNeck(shape)
    ? Math.max(usualTop, Math.min(shape.inletDepth - PIPE_UNDER_TOP, bottom * 0.55))
    : usualTop
  const level = Math.max(shape.inletDepth + 130, top + 190)
  const necks = necksOf(shape, half)
  const [left, neckEnd] = necks[0] ?? [-half, half]
  const isLong = top > usualTop
  const compressor: Span = shape.body === 'low' ? [left + 70, left + 370] : [left + 95, left + 395]
  return {
    half,
    top,
    bottom,
    corner: isRound(shape.body) ? 200 : 0,
    level,
    inlet: shape.inletDepth,
    outlet: shape.pump ? Math.max(350, (isLong ? usualTop : top) + 70) : level - 20,
    outletFrom: shape.pump && isLong ? neckEnd : half,
    necks,
    longNeck: isLong ? usualTop : null,
    compressor: shape.body === 'septic' ? null : compressor,
    dashed: shape.width === null || shape.height === null,
    cut: fullWidth > BREAK_ABOVE ? half * (shape.body === 'low' ? 0.26 : -0.62) : null,
  }
}

function typicalSize({ body, inletDepth }: StationShape) {
  if (body === 'low') return { width: 2500, height: 1700 }
  if (body === 'box') return { width: 1150, height: Math.max(2550, inletDepth > 1000 ? 3100 : 0) }
  return { width: 1500, height: 2100 }
}

/** One neck over the middle, or two over a low body that is long enough for both. */
function necksOf({ body }: StationShape, half: number): Span[] {
  if (body === 'low' && half >= 950) {
    return [
      [-half + 260, -half + 880],
      [half - 880, half - 260],
    ]
  }
  const reach = body === 'box' ? half * 0.8 : Math.min(half * 0.62, 480)
  return [[-reach, reach]]
}

/** The bottom of the inlet pipe at a distance from the axis: it rises towards the house. */
export function inletAt(geometry: StationGeometry, x: number): number {
  return geometry.inlet + FALL * (x + geometry.half)
}
