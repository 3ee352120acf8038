import { LID_ABOVE, SAND_BED } from '@septic-shop/plot/pit-depth.ts'
import { along, boxOfCorners } from '../core/boxes.ts'
import { type Marks, solid } from '../core/marks.ts'
import { group, outline, type Point, path, px, rect } from '../core/markup.ts'
import { palette } from '../core/palette.ts'
import type { Frame } from './frame.ts'
import type { StationGeometry } from './geometry.ts'
import { TRENCH } from './measures.ts'
import { SAND } from './soil.ts'

const RIB = { height: 55, width: 28, step: 290, lowStep: 240 }
/** Millimetres by which a lid is wider than its neck, on each side. */
export const LID_EDGE = 35
/** Highest point of a lid, millimetres above the ground. */
const KNOB = 178
const dashes = (geometry: StationGeometry) => (geometry.dashed ? '5 3.5' : undefined)

/** The trench with its sand, wider than the body and deeper by the sand bed; labels may lie in the sand. */
export function trench({ half, bottom }: StationGeometry, { x, y }: Frame): Marks {
  const foot = half + TRENCH.foot
  const mouth = half + TRENCH.mouth
  const floor = y(bottom + SAND_BED)
  const walls: Point[] = [
    [x(-mouth), y(60)],
    [x(-foot), floor],
    [x(foot), floor],
    [x(mouth), y(60)],
  ]
  return solid(path(outline(...walls), SAND), ...along(walls))
}

/** Necks with lids in the manufacturer's colour, and the ribbed wall of the body. */
export function shell(geometry: StationGeometry, frame: Frame, color: string): Marks {
  const { half, top, bottom, necks, longNeck } = geometry
  const { x, y } = frame
  const neckWalls = necks.map(([a, b]) => rect(x(a), y(-80), x(b), y(top + 30)))
  const lids = necks.map(([a, b]) => {
    const middle = (a + b) / 2
    return (
      rect(x(a - LID_EDGE), y(-LID_ABOVE), x(b + LID_EDGE), y(-65), { rx: 2 }) +
      rect(x(middle - 60), y(-KNOB), x(middle + 60), y(-LID_ABOVE), { rx: 1.5 })
    )
  })
  const added = longNeck === null ? [] : necks.map(([a, b]) => rect(x(a), y(longNeck), x(b), y(top)))
  const svg = group(
    { stroke: palette.line },
    group({ fill: palette.body, 'stroke-width': 1.4, 'stroke-dasharray': dashes(geometry) }, ...neckWalls),
    group({ fill: palette.signalTint, stroke: palette.signal, 'stroke-width': 1.6 }, ...added),
    group({ fill: color }, ...lids),
    path(ribs(geometry, frame), { fill: palette.wall }),
    rect(x(-half), y(top), x(half), y(bottom), {
      rx: cornerOf(geometry, frame),
      fill: palette.wall,
      'stroke-width': 1.7,
      'stroke-dasharray': dashes(geometry),
    }),
  )
  return solid(
    svg,
    boxOfCorners([x(-half - RIB.width), y(top)], [x(half + RIB.width), y(bottom)]),
    ...necks.map(([from, to]) => boxOfCorners([x(from - LID_EDGE), y(-KNOB)], [x(to + LID_EDGE), y(top)])),
  )
}

/** Corner radius of the body in pixels. */
export function cornerOf(geometry: StationGeometry, { scale }: Frame): number {
  return Math.max(5, geometry.corner * scale)
}

function ribs({ half, top, bottom, necks }: StationGeometry, { x, y, scale }: Frame): string {
  const step = necks.length > 1 ? RIB.lowStep : RIB.step
  const width = px(RIB.width * scale)
  const height = px(RIB.height * scale)
  let d = ''
  for (let depth = top + 120; depth < bottom - 90; depth += step) {
    d += `M${px(x(-half))} ${px(y(depth))}h-${width}v${height}h${width}`
    d += `M${px(x(half))} ${px(y(depth))}h${width}v${height}h-${width}`
  }
  return d
}
