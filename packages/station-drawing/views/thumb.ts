import { LID_ABOVE } from '@septic-shop/plot/pit-depth.ts'
import { type Composition, compose } from '../core/composition.ts'
import { backdrop } from '../core/marks.ts'
import { group, path, px, rect } from '../core/markup.ts'
import { palette } from '../core/palette.ts'
import { type Size, view } from '../core/views.ts'
import { geometryOf } from '../station/geometry.ts'
import type { StationShape } from '../station/shape.ts'

const SIDE = 96
const SCALE = 0.024
const GROUND = 20
const AXIS = SIDE / 2

/** The small square for cart lines and table rows, 96 × 96: few thick lines, one scale for all. */
export const thumbViews = { thumb: view({ width: SIDE, height: SIDE }, composeThumb) }

function composeThumb(shape: StationShape, paper: Size): Composition {
  const { half, top, bottom, level, necks, dashed, cut, corner } = geometryOf(shape)
  const scale = Math.min(SCALE, (SIDE - GROUND - 5) / bottom)
  const x = (mm: number) => AXIS + mm * scale
  const y = (mm: number) => GROUND + mm * scale
  const { color } = shape
  const middle = shape.body === 'low' ? -half * 0.28 : -half * 0.12
  const dash = dashed ? '4 3' : undefined
  const waters =
    rect(x(-half), y(level), x(middle), y(bottom), { fill: palette.raw }) +
    rect(x(middle), y(level), x(half), y(bottom), { fill: palette.clean })
  return compose(paper, [
    backdrop(
      rect(0, 0, SIDE, SIDE, { fill: palette.sky }) +
        rect(0, GROUND, SIDE, SIDE, { fill: palette.clay }) +
        path(`M0 ${GROUND}H${SIDE}`, { stroke: palette.line, 'stroke-width': 2.5 }) +
        path(`M0 ${px(y(shape.inletDepth - 60))}H${px(x(-half))}`, {
          stroke: palette.line,
          'stroke-width': 3,
        }) +
        group(
          { fill: palette.body, stroke: color, 'stroke-width': 2.5, 'stroke-dasharray': dash },
          ...necks.map(([a, b]) => rect(x(a), y(-LID_ABOVE), x(b), y(top + 40))),
          rect(x(-half), y(top), x(half), y(bottom), { rx: corner ? 5 : 2 }),
        ) +
        (dashed ? '' : waters) +
        rect(x(-half), y(top), x(half), y(bottom), {
          rx: corner ? 5 : 2,
          fill: 'none',
          stroke: color,
          'stroke-width': 3,
          'stroke-dasharray': dash,
        }) +
        group(
          { stroke: color, 'stroke-width': 5 },
          ...necks.map(([a, b]) => path(`M${px(x(a) - 2)} ${px(y(-LID_ABOVE))}H${px(x(b) + 2)}`)),
        ) +
        (cut === null ? '' : breakMark(x(cut), y(top), y(bottom))),
    ),
  ])
}

/** Break line through a body that is drawn shorter than it is, as on the card. */
function breakMark(x: number, top: number, bottom: number): string {
  return path(`M${px(x)} ${px(top - 3)}V${px(bottom + 3)}`, { stroke: palette.clay, 'stroke-width': 4 })
}
