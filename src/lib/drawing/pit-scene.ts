import { SAND_BED } from '../pit-depth.ts'
import { tick } from './dimensions.ts'
import type { Frame } from './frame.ts'
import type { StationGeometry } from './geometry.ts'
import { textPath } from './lettering.ts'
import { element, group, line, path, px, rect } from './markup.ts'
import { palette } from './palette.ts'

const BOARD = 55
const WALER = 110

/** Boards along both walls of the pit, their walers and the struts above and below the body. */
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

/** A pump at the foot of the pit and its hose over the edge. */
export function pumping(
  { half, bottom }: StationGeometry,
  { x, y, ground, scale, sheet }: Frame,
  room: number,
): string {
  const left = x(half + room - 330)
  const right = x(half + room - 170)
  const middle = (left + right) / 2
  const out = Math.min(sheet.width - 6, x(half + room + 1500))
  const rise = ground - 330 * scale
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
    rect(left, y(bottom - 320), right, y(bottom), { rx: 3, fill: palette.groundWater, stroke: palette.line })
  )
}

/** The hook of a crane above the sheet and slings from it to the body. */
export function craneHook({ half, top }: StationGeometry, { x, y, ground, scale }: Frame): string {
  const hook = Math.max(16, ground - 1250 * scale)
  const ears = y(top + 30)
  const spread = half * 0.92
  const slings = line([x(-spread), ears], [x(0), hook], [x(spread), ears])
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

/** «3,1 м»: from the ground to the floor of the pit, on its left. */
export function pitDepth(
  { half, bottom }: StationGeometry,
  { x, y, ground, sheet }: Frame,
  room: number,
): string {
  const { textSize } = sheet
  const floor = y(bottom + SAND_BED)
  const at = Math.max(textSize * 4.2, x(-half - room) - bottom * 0.02 - textSize * 1.6)
  const metres = (Math.round((bottom + SAND_BED) / 100) / 10).toFixed(1).replace('.', ',')
  return (
    group(
      { fill: 'none' },
      path(
        `M${px(at)} ${px(ground - 5)}V${px(floor + 5)}M${px(x(-half - room))} ${px(floor)}H${px(at - 5)}`,
        {
          stroke: palette.dimension,
          'stroke-width': 1.1,
        },
      ),
      path(tick(at, ground) + tick(at, floor), { stroke: palette.line, 'stroke-width': 1.8 }),
    ) + textPath(`${metres} м`, at - textSize * 0.5, (ground + floor) / 2, textSize, 'end', palette.soil)
  )
}
