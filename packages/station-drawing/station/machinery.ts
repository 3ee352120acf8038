import { boxOfCorners } from '../core/boxes.ts'
import type { Label, UnplacedLabel } from '../core/labels.ts'
import { group, type Point, path, px, rect } from '../core/markup.ts'
import { palette } from '../core/palette.ts'
import type { Frame } from './frame.ts'
import { type StationGeometry, WALL } from './geometry.ts'
import type { StationShape } from './shape.ts'

/**
 * The compressor under the lid; for forced discharge also the pump at the bottom and its riser. The pump has the signal
 * colour: it distinguishes the model from similar ones.
 */
export function machinery(shape: StationShape, geometry: StationGeometry, frame: Frame): string {
  const { compressor } = geometry
  const { x, y } = frame
  const box = compressor && rect(x(compressor[0]), y(-20), x(compressor[1]), y(130), { rx: 2 })
  return (
    group({ fill: shape.color, stroke: palette.line }, box ?? '') + (shape.pump ? pump(geometry, frame) : '')
  )
}

/** Position of the pump's riser, in millimetres from the axis. */
const riserOf = ({ half, outletFrom }: StationGeometry): number =>
  Math.min(half - WALL - 115, outletFrom - 75)

function pump(geometry: StationGeometry, { x, y, scale }: Frame): string {
  const { bottom, outlet, outletFrom } = geometry
  const riserAt = riserOf(geometry)
  const foot = bottom - WALL
  const riser = `M${px(x(riserAt))} ${px(y(foot - 330))}V${px(y(outlet))}H${px(x(outletFrom))}`
  return (
    path(riser, { fill: 'none', stroke: palette.signal, 'stroke-width': Math.max(3.2, scale * 30) }) +
    rect(x(riserAt - 75), y(foot - 330), x(riserAt + 75), y(foot - 60), {
      rx: 3,
      fill: palette.signal,
      stroke: palette.line,
    })
  )
}

type Spot = readonly [x: number, depth: number]

/** Positions of the legend's numbers, in its order: receiving, aeration, settler, compressor, pump, long neck. */
function legendSpots(shape: StationShape, geometry: StationGeometry): Spot[] {
  const { half, top, level, bottom, compressor, cut, longNeck } = geometry
  const settler = half * (shape.pump ? 0.42 : 0.6)
  const depth = (share: number) => level + (bottom - level) * share
  const spots: Record<StationShape['body'], Spot[]> = {
    box: [
      [-half * 0.56, depth(0.4)],
      [half * 0.22, depth(0.84)],
      [settler, depth(0.4)],
    ],
    cylinder: [
      [-half * 0.56, depth(0.4)],
      [half * 0.22, depth(0.82)],
      [settler, depth(0.4)],
    ],
    low: [
      [-half * 0.64, depth(0.42)],
      [half * (cut === null ? 0.06 : -0.06), depth(0.42)],
      [half * 0.7, depth(0.42)],
    ],
    septic: [
      [-half * 0.56, depth(0.4)],
      [half * 0.18, depth(0.4)],
      [half * 0.7, depth(0.4)],
    ],
  }
  const spot = spots[shape.body]
  return [
    ...spot,
    ...(compressor ? [[(compressor[0] + compressor[1]) / 2, 55] as const] : []),
    ...(shape.pump ? [[riserOf(geometry), depth(0.62)] as const] : []),
    ...(longNeck === null ? [] : [[-half * 0.3, (longNeck + top) / 2] as const]),
  ]
}

const RING = 11
/** Candidate shifts along the chamber for a number that overlaps another one, in its radii. */
const SHIFTS = [0, 2.5, -2.5, 1.3, -1.3, 3.8, -3.8]

/** The numbers 1–4 of the legend in circles: inside their chambers, or beside a body that is too small. */
export function legendNumbers(
  shape: StationShape,
  geometry: StationGeometry,
  { x, y }: Frame,
): UnplacedLabel[] {
  const { half, top, bottom } = geometry
  const body = boxOfCorners([x(-half), y(-178)], [x(half), y(bottom)])
  return legendSpots(shape, geometry).map(([mm, depth], i): UnplacedLabel => {
    const target: Point = [x(mm), y(depth)]
    const labelAt = (shift: number): Label => ({
      lines: [String(i + 1)],
      x: target[0],
      y: target[1] + shift * RING,
      size: 13.5,
      anchor: 'middle',
      ring: RING,
      within: [],
    })
    const isWithin = ({ y: middle }: Label) =>
      middle - RING > (depth < top ? body.top : y(top)) && middle + RING < body.bottom
    return { options: SHIFTS.map(labelAt).filter(isWithin), target }
  })
}
