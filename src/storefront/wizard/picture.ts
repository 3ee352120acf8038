import { type Body, deepestInlet, type Station } from '../../domain/station.ts'
import { toShape } from '../../drawing/shape.ts'
import { stationKey } from '../../drawing/station-key.ts'

/** The view `plain` of src/drawing/card.ts, whose hand is too heavy for a page: pixels per millimetre and its lines. */
export const SCALE = 0.074
export const GROUND = 42
const AXIS = 185
/** The trench beside the body, at the grass and at its floor, and the sand under the body; millimetres as in src/drawing/geometry.ts. */
const TRENCH = { mouth: 300, foot: 190, bed: 140, lid: 150 }
/** A body of unknown size is drawn as a typical one. */
const TYPICAL = { width: 1150, height: 2550 }

/** A new drawing with every fifth centimetre, as the slider steps: the way to the station adds any number. */
const ROUGHLY = 5
/** A shallower pipe would enter above the body, in centimetres: outside it falls to here. */
const SHALLOWEST: Readonly<Record<Body, number>> = { box: 40, low: 50, cylinder: 60, septic: 60 }

/** The key of the same body with the visitor's own pipe, centimetres deep; null where that cannot be drawn. */
export function withPipe(station: Station, color: string | null, depth: number): string | null {
  const { body, height } = station
  const rounded = Math.round(depth / ROUGHLY) * ROUGHLY
  const inletDepth = rounded * 10
  if (rounded < SHALLOWEST[body] || inletDepth > deepestInlet(body, height)) return null
  return stationKey(toShape({ ...station, inletDepth }, color))
}

/** The trench's outline: where its walls stand at a depth in pixels, and its floor. */
export function trenchOf({ width, height }: Pick<Station, 'width' | 'height'>) {
  const half = Math.min(width ?? TYPICAL.width, 3000) / 2
  const floor = depthAt(((height ?? TYPICAL.height) - TRENCH.lid + TRENCH.bed) / 10)
  const wallAt = (y: number) => {
    const share = Math.min(1, Math.max(0, (y - GROUND) / (floor - GROUND)))
    const beside = TRENCH.mouth + (TRENCH.foot - TRENCH.mouth) * share
    const reach = (half + beside) * SCALE
    return { left: Math.round(AXIS - reach), right: Math.round(AXIS + reach) }
  }
  return { floor: Math.round(floor), wallAt }
}

/** A depth in centimetres as a place on the card. */
export function depthAt(centimetres: number): number {
  return GROUND + centimetres * 10 * SCALE
}
