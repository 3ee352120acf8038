import { LID_ABOVE, SAND_BED } from '@septic-shop/plot/pit-depth.ts'
import { type Body, deepestInlet, type Station } from '@septic-shop/plot/station.ts'
import { BREAK_ABOVE, CARD, TRENCH } from '@septic-shop/station-drawing/station/measures.ts'
import { toShape } from '@septic-shop/station-drawing/station/shape.ts'
import { stationKey } from '@septic-shop/station-drawing/station/station-key.ts'

/** Size used for a body of unknown size. */
const TYPICAL = { width: 1150, height: 2550 }

/** Rounds the depth to 5 cm, so that not every centimetre requests another drawing. */
const DEPTH_STEP = 5
/** Shallowest inlet by body, in centimetres; a shallower pipe is drawn falling to this depth. */
const SHALLOWEST: Readonly<Record<Body, number>> = { box: 40, low: 50, cylinder: 60, septic: 60 }

/** Drawing key of the station with the visitor's pipe depth (centimetres); null when it cannot be drawn. */
export function withPipe(station: Station, color: string | null, depth: number): string | null {
  const { body, height } = station
  const rounded = Math.round(depth / DEPTH_STEP) * DEPTH_STEP
  const inletDepth = rounded * 10
  if (rounded < SHALLOWEST[body] || inletDepth > deepestInlet(body, height)) return null
  return stationKey(toShape({ ...station, inletDepth }, color))
}

export type Trench = ReturnType<typeof trenchOf>

/** The trench's outline in pixels: walls by depth, and floor. */
export function trenchOf({ width, height }: Pick<Station, 'width' | 'height'>) {
  const half = Math.min(width ?? TYPICAL.width, BREAK_ABOVE) / 2
  const floor = depthAt(((height ?? TYPICAL.height) - LID_ABOVE + SAND_BED) / 10)
  const wallAt = (y: number) => {
    const share = Math.min(1, Math.max(0, (y - CARD.ground) / (floor - CARD.ground)))
    const beside = TRENCH.mouth + (TRENCH.foot - TRENCH.mouth) * share
    const reach = (half + beside) * CARD.scale
    return { left: Math.round(CARD.axis - reach), right: Math.round(CARD.axis + reach) }
  }
  return { floor: Math.round(floor), wallAt }
}

/** Distance of the pipe's dimension from the trench, and where the name of the water starts; pixels. */
export const DIMENSION_GAP = 14
export const LABEL_LEFT = 8
const HEIGHT = 300
/** The name of the water: right end of its longest line, baselines below the level and apart, and below a pipe; pixels. */
const LABEL = { right: 84, below: 18, apart: 16, belowPipe: 22 }

/**
 * Baselines of the two lines that name the water level at `y`, in pixels: under the level, under a pipe (`pipe`, its
 * bottom) that would cross them there, or above the level at the lower edge. Null without room left of the trench.
 */
export function waterLines(y: number, pipe: number | null, { wallAt }: Trench): [number, number] | null {
  const isLow = y > HEIGHT - 40
  const isCrossed = !isLow && pipe !== null && pipe > y - 4 && pipe < y + LABEL.below + LABEL.apart + 18
  const first = isLow ? y - 8 - LABEL.apart : isCrossed ? pipe + LABEL.belowPipe : y + LABEL.below
  const isBesideDimension = pipe !== null && pipe > first
  const room = isBesideDimension ? wallAt(CARD.ground).left - DIMENSION_GAP : wallAt(y).left - 4
  return room < LABEL.right ? null : [first, first + LABEL.apart]
}

/** Converts a depth in centimetres to pixels of the card. */
export function depthAt(centimetres: number): number {
  return CARD.ground + centimetres * 10 * CARD.scale
}
