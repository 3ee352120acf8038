import { LID_ABOVE, SAND_BED } from '@septic-shop/plot/pit-depth.ts'
import { along, band, boxOfCorners } from '../core/boxes.ts'
import { backdrop, block, layers, type Marks, solid } from '../core/marks.ts'
import { element, group, line, type Point, path, px, rect } from '../core/markup.ts'
import { palette } from '../core/palette.ts'
import { besideLine, drawDimensions, upright } from '../station/dimensions.ts'
import type { Frame } from '../station/frame.ts'
import type { StationGeometry } from '../station/geometry.ts'
import { pitText } from './buyers-facts.ts'

const BOARD = 55
const WALER = 110

/** Shoring: boards along both sides of the pit, walers, and struts above and below the body. */
export function shoring({ half, bottom }: StationGeometry, { x, y }: Frame, room: number): Marks {
  const reach = half + room
  const floor = y(bottom + SAND_BED)
  const walls = [-1, 1].map((side) => {
    const [outer, inner] = [x(side * reach), x(side * (reach - BOARD))]
    return rect(Math.min(outer, inner), y(-LID_ABOVE), Math.max(outer, inner), floor, {
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
  return solid(
    group({ stroke: palette.line, 'stroke-width': 1.1 }, ...walls, ...walers),
    ...[-1, 1].map((side) =>
      boxOfCorners([x(side * reach), y(-LID_ABOVE)], [x(side * (reach - BOARD - WALER)), floor]),
    ),
  )
}

/** A drainage pump at the bottom of the pit, with its hose over the edge. */
export function pumping(
  { half, bottom }: StationGeometry,
  { x, y, ground, scale, sheet }: Frame,
  room: number,
): Marks {
  const [left, right] = [x(half + room - 330), x(half + room - 170)]
  const [top, foot, middle] = [y(bottom - 320), y(bottom), (left + right) / 2]
  const out = Math.min(sheet.width - 6, x(half + room + 1500))
  const rise = ground - 330 * scale
  const bore = Math.max(1.6, 40 * scale)
  const hose = `M${px(middle)} ${px(y(bottom - 300))}V${px(rise + 10)}q0-10 10-10H${px(out - 12)}q12 0 12 ${px(ground - rise)}`
  const pool = rect(x(-half - room), y(bottom - 70), x(half + room), y(bottom), {
    fill: palette.clean,
    'fill-opacity': '.75',
  })
  return layers(
    backdrop(pool),
    solid(
      path(hose, { fill: 'none', stroke: palette.line, 'stroke-width': bore + 2 }) +
        path(hose, { fill: 'none', stroke: palette.steel, 'stroke-width': bore }),
      ...along(
        [
          [middle, top],
          [middle, rise],
          [out, rise],
          [out, ground],
        ],
        6,
      ),
    ),
    block({ left, top, right, bottom: foot }, { rx: 3, fill: palette.groundWater, stroke: palette.line }),
  )
}

/** The hook of a crane above the sheet and slings from it to the body. */
export function craneHook({ half, top }: StationGeometry, { x, y, ground, scale }: Frame): Marks {
  const hook: Point = [x(0), Math.max(16, ground - 1250 * scale)]
  const ears = y(top + 30)
  const slings: Point[] = [[x(-half * 0.92), ears], hook, [x(half * 0.92), ears]]
  const ring = { fill: palette.steel, stroke: palette.line, 'stroke-width': 1.6 }
  return solid(
    path(`M${px(x(0))}-3V${px(hook[1])}`, { stroke: palette.line, 'stroke-width': 2.6 }) +
      path(line(...slings), { fill: 'none', stroke: palette.line, 'stroke-width': 1.6 }) +
      element('circle', { cx: x(0), cy: hook[1], r: 5, ...ring }),
    ...band([x(0), 0], hook, 10),
    ...along(slings, 3),
  )
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
