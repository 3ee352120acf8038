import { textPath } from './lettering.ts'
import { element, group, line, path, px, rect } from './markup.ts'
import { manufacturerColour, palette } from './palette.ts'
import { inMetres, type Plan } from './plan-sheet.ts'
import { SAND_FILL } from './soil.ts'
import type { StationShape } from './station.ts'

/** Trees by their place on the sheet (parts of its width and height) and the radius of their crown in metres. */
const TREES = [
  [0.06, 0.1, 1.6],
  [0.38, 0.13, 2.1],
  [0.55, 0.09, 1.4],
  [0.72, 0.17, 2.3],
  [0.4, 0.9, 1.5],
  [0.6, 0.86, 2.4],
] as const

/** The lawn with a few trees where no pipe goes. */
export function garden({ width, height, scale }: Plan): string {
  const crowns = TREES.map(([x, y, radius]) =>
    element('circle', { cx: x * width, cy: y * height, r: radius * scale }),
  )
  return (
    rect(0, 0, width, height, { fill: palette.sky }) +
    rect(0, 0, width, height, { fill: palette.grass, 'fill-opacity': '.16' }) +
    group(
      { fill: palette.grass, 'fill-opacity': '.22', stroke: palette.grass, 'stroke-opacity': '.6' },
      ...crowns,
    ) +
    path(TREES.map(([x, y]) => `M${px(x * width)} ${px(y * height)}h0`).join(''), {
      stroke: palette.grass,
      'stroke-width': 5,
      'stroke-linecap': 'round',
    })
  )
}

/** The roof of the house with its ridge and hips, and the paving around it. */
export function house(plan: Plan): string {
  const { scale, axis, textSize } = plan
  const { left, right } = plan.house
  const half = 3.6
  const inset = half * 0.9
  const [x1, x2, y1, y2] = [left * scale, right * scale, axis - half * scale, axis + half * scale]
  const [ridge1, ridge2] = [(left + inset) * scale, (right - inset) * scale]
  const ridges =
    line([x1, y1], [ridge1, axis], [x1, y2]) +
    line([x2, y1], [ridge2, axis], [x2, y2]) +
    line([ridge1, axis], [ridge2, axis])
  return (
    inMetres(plan, [left - 0.8, right + 0.8], [half + 0.8, half + 0.8], {
      fill: palette.steel,
      'fill-opacity': '.5',
    }) +
    group(
      { stroke: palette.line },
      rect(x1, y1, x2, y2, { fill: palette.wood, 'stroke-width': 1.8 }),
      path(ridges, { fill: 'none', 'stroke-width': 1 }),
    ) +
    textPath('Дом', (x1 + x2) / 2, axis - textSize * 1.1, textSize, 'middle', palette.wood)
  )
}

/** The body in its pit, with lids in the manufacturer's colour. */
export function planStation({ body, manufacturer, width, breadth }: StationShape, plan: Plan): string {
  const { left, right } = plan.station
  const round = body === 'cylinder' || body === 'septic'
  const size = right - left
  const half = (round ? size : (breadth ?? 1200) / 1000) / 2
  const pit = 0.3
  const corner = (extra: number) => (round ? (half + extra) * plan.scale : 3)
  const lids = body === 'low' && size >= 1.9 ? [0.25, 0.75] : [0.5]
  const lid = Math.min(size, half * 2) * 0.32
  const dash = width === null ? '5 4' : undefined
  return (
    inMetres(plan, [left - pit, right + pit], [half + pit, half + pit], {
      rx: corner(pit),
      ...{ fill: SAND_FILL, stroke: palette.soilInk, 'stroke-dasharray': '5 4' },
    }) +
    inMetres(plan, [left, right], [half, half], {
      rx: corner(0),
      ...{ fill: palette.body, stroke: palette.line, 'stroke-width': 2, 'stroke-dasharray': dash },
    }) +
    group(
      { fill: manufacturerColour[manufacturer], stroke: palette.line },
      ...lids.map((at) => {
        const middle = left + size * at
        return inMetres(plan, [middle - lid, middle + lid], [lid, lid], { rx: 2 })
      }),
    ) +
    textPath(
      'Станция',
      ((left + right) / 2) * plan.scale,
      plan.axis - (half + pit) * plan.scale - plan.textSize * 0.6,
      plan.textSize,
      'middle',
    )
  )
}
