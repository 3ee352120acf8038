import { SAND_BED } from '@septic-shop/plot/pit-depth.ts'
import { type Box, band, boxOfCorners } from '../core/boxes.ts'
import type { Marks } from '../core/composition.ts'
import { element, group, line, type Point, path, px, rect } from '../core/markup.ts'
import { palette } from '../core/palette.ts'
import { besideLine, drawDimensions, upright } from '../station/dimensions.ts'
import type { Frame } from '../station/frame.ts'
import type { StationGeometry } from '../station/geometry.ts'
import { pitText } from './buyers-facts.ts'

const BOARD = 55
const WALER = 110

/** Shoring: boards along both sides of the pit, walers, and struts above and below the body. */
export function shoring({ half, bottom }: StationGeometry, { x, y }: Frame, room: number): string {
  const reach = half + room
  const walls = [-1, 1].map((side) => {
    const [outer, inner] = [x(side * reach), x(side * (reach - BOARD))]
    return rect(Math.min(outer, inner), y(-150), Math.max(outer, inner), y(bottom + SAND_BED), {
      fill: palette.wood,
    })
  })
  const walers = [0.12, 0.55, 0.9].flatMap((share) =>
    [-1, 1].map((side) => {
      const [outer, inner] = [x(side * (reach - BOARD)), x(side * (reach - BOARD - WALER))]
      const at = bottom * share
      return rect(Math.min(outer, inner), y(at - 70), Math.max(outer, inner), y(at + 70), {
        fill: palette.wood,
      })
    }),
  )
  return group({ stroke: palette.line, 'stroke-width': 1.1 }, ...walls, ...walers)
}

/** Position of the drainage pump and its hose, in pixels. */
function pumpPosition(
  { half, bottom }: StationGeometry,
  { x, y, ground, scale, sheet }: Frame,
  room: number,
) {
  const [left, right] = [x(half + room - 330), x(half + room - 170)]
  return {
    left,
    right,
    top: y(bottom - 320),
    foot: y(bottom),
    middle: (left + right) / 2,
    out: Math.min(sheet.width - 6, x(half + room + 1500)),
    rise: ground - 330 * scale,
  }
}

/** A drainage pump at the bottom of the pit, with its hose over the edge. */
export function pumping(geometry: StationGeometry, frame: Frame, room: number): string {
  const { half, bottom } = geometry
  const { x, y, ground, scale } = frame
  const { left, right, top, foot, middle, out, rise } = pumpPosition(geometry, frame, room)
  const bore = Math.max(1.6, 40 * scale)
  const hose = `M${px(middle)} ${px(y(bottom - 300))}V${px(rise + 10)}q0-10 10-10H${px(out - 12)}q12 0 12 ${px(ground - rise)}`
  const pool = rect(x(-half - room), y(bottom - 70), x(half + room), y(bottom), {
    fill: palette.clean,
    'fill-opacity': '.75',
  })
  return (
    pool +
    path(hose, { fill: 'none', stroke: palette.line, 'stroke-width': bore + 2 }) +
    path(hose, { fill: 'none', stroke: palette.steel, 'stroke-width': bore }) +
    rect(left, top, right, foot, { rx: 3, fill: palette.groundWater, stroke: palette.line })
  )
}

/** Bounding boxes of pump and hose. */
export function pumpingBoxes(geometry: StationGeometry, frame: Frame, room: number): Box[] {
  const { left, right, top, foot, middle, out, rise } = pumpPosition(geometry, frame, room)
  return [
    boxOfCorners([left, top], [right, foot]),
    ...band([middle, top], [middle, rise], 6),
    ...band([middle, rise], [out, rise], 6),
    ...band([out, rise], [out, frame.ground], 6),
  ]
}

/** Bounding boxes of boards and walers. */
export function shoringBoxes({ half, bottom }: StationGeometry, { x, y }: Frame, room: number): Box[] {
  const [reach, inner] = [half + room, half + room - BOARD - WALER]
  return [-1, 1].map((side) =>
    boxOfCorners([x(side * reach), y(-150)], [x(side * inner), y(bottom + SAND_BED)]),
  )
}

/** The hook of a crane above the sheet and slings from it to the body. */
export function craneHook(geometry: StationGeometry, frame: Frame): string {
  const { x } = frame
  const { hook, left, right } = slingPoints(geometry, frame)
  const slings = line(left, [x(0), hook], right)
  return (
    path(`M${px(x(0))}-3V${px(hook)}`, { stroke: palette.line, 'stroke-width': 2.6 }) +
    path(slings, { fill: 'none', stroke: palette.line, 'stroke-width': 1.6 }) +
    element('circle', {
      cx: x(0),
      cy: hook,
      r: 5,
      fill: palette.steel,
      stroke: palette.line,
      'stroke-width': 1.6,
    })
  )
}

/** End points of the slings. */
function slingPoints({ half, top }: StationGeometry, { x, y, ground, scale }: Frame) {
  const ears = y(top + 30)
  const spread = half * 0.92
  const [left, right]: [Point, Point] = [
    [x(-spread), ears],
    [x(spread), ears],
  ]
  return { hook: Math.max(16, ground - 1250 * scale), left, right }
}

/** Bounding boxes of rope and slings. */
export function craneBoxes(geometry: StationGeometry, frame: Frame): Box[] {
  const { hook, left, right } = slingPoints(geometry, frame)
  const ring: Point = [frame.x(0), hook]
  return [...band([ring[0], 0], ring, 10), ...band(ring, left, 3), ...band(ring, right, 3)]
}

/** Dimension of the pit's depth, left of its upper edge: «2,5 м». */
export function pitDepthLine(
  { half, bottom }: StationGeometry,
  { x, y, ground, sheet }: Frame,
  room: number,
  reach: number,
): Marks {
  const { textSize } = sheet
  const floor = y(bottom + SAND_BED)
  const at = Math.max(textSize, x(-reach) - textSize * 1.2)
  const line = upright(at, ground, floor)
  const foot = x(-half - room)
  return drawDimensions(
    [
      {
        ...line,
        extensions: `M${px(foot)} ${px(floor)}H${px(at - 5)}`,
        taken: [...line.taken, ...band([foot, floor], [at - 5, floor])],
        figure: {
          options: besideLine([pitText(bottom + SAND_BED)], [at, ground, floor], textSize, ['end', 'start']),
          target: [at, (ground + floor) / 2],
        },
      },
    ],
    1.1,
  )
}
