import { isRound } from '@septic-shop/plot/station.ts'
import { around, type Box, band, meet } from '../core/boxes.ts'
import type { Label, UnplacedLabel } from '../core/labels.ts'
import { backdrop, grouped, layers, type Marks } from '../core/marks.ts'
import { element, group, line, path, px, rect } from '../core/markup.ts'
import { palette } from '../core/palette.ts'
import type { StationShape } from '../station/shape.ts'
import { SAND } from '../station/soil.ts'
import { inMetres, type Plan } from './plan-sheet.ts'

/** Trees: position as shares of the sheet's width and height, radius of the crown in metres. */
const TREES = [
  [0.06, 0.1, 1.6],
  [0.38, 0.13, 2.1],
  [0.55, 0.09, 1.4],
  [0.72, 0.17, 2.3],
  [0.4, 0.9, 1.5],
  [0.6, 0.86, 2.4],
] as const

/** The lawn, with trees where they overlap neither pipe nor label. */
export function garden({ width, height, scale }: Plan, occupied: readonly Box[]): string {
  const trees = TREES.map(([x, y, radius]) => ({ x: x * width, y: y * height, r: radius * scale })).filter(
    ({ x, y, r }) => !occupied.some((box) => meet(box, around([x, y], r))),
  )
  const crowns = trees.map(({ x, y, r }) => element('circle', { cx: x, cy: y, r }))
  return (
    rect(0, 0, width, height, { fill: palette.sky }) +
    rect(0, 0, width, height, { fill: palette.grass, 'fill-opacity': '.16' }) +
    group(
      { fill: palette.grass, 'fill-opacity': '.22', stroke: palette.grass, 'stroke-opacity': '.6' },
      ...crowns,
    ) +
    path(trees.map(({ x, y }) => `M${px(x)} ${px(y)}h0`).join(''), {
      stroke: palette.grass,
      'stroke-width': 5,
      'stroke-linecap': 'round',
    })
  )
}

const HOUSE_HALF = 3.6

/** The corners and the ridge of the roof, in pixels. */
function roof({ scale, axis, house: { left, right } }: Plan) {
  const inset = HOUSE_HALF * 0.9
  return {
    x1: left * scale,
    x2: right * scale,
    y1: axis - HOUSE_HALF * scale,
    y2: axis + HOUSE_HALF * scale,
    ridge1: (left + inset) * scale,
    ridge2: (right - inset) * scale,
  }
}

/** The roof of the house with its ridge and hips, and the paving around it. */
export function house(plan: Plan): Marks {
  const { axis } = plan
  const { left, right } = plan.house
  const { x1, x2, y1, y2, ridge1, ridge2 } = roof(plan)
  const ridges =
    line([x1, y1], [ridge1, axis], [x1, y2]) +
    line([x2, y1], [ridge2, axis], [x2, y2]) +
    line([ridge1, axis], [ridge2, axis])
  return layers(
    inMetres(plan, [left - 0.8, right + 0.8], [HOUSE_HALF + 0.8, HOUSE_HALF + 0.8], {
      fill: palette.steel,
      'fill-opacity': '.5',
    }),
    backdrop(
      group(
        { stroke: palette.line },
        rect(x1, y1, x2, y2, { fill: palette.wood, 'stroke-width': 1.8 }),
        path(ridges, { fill: 'none', 'stroke-width': 1 }),
      ),
    ),
  )
}

/** The label «Дом»: on the roof between its hips, else beside it. */
export function houseLabel(plan: Plan): UnplacedLabel {
  const { axis, textSize: size } = plan
  const { x1, x2, y1, y2, ridge1, ridge2 } = roof(plan)
  const label = (baseline: number): Label => ({
    lines: ['Дом'],
    x: (x1 + x2) / 2,
    y: baseline,
    size,
    anchor: 'middle',
  })
  const hips = [
    ...band([x1, y1], [ridge1, axis]),
    ...band([x1, y2], [ridge1, axis]),
    ...band([x2, y1], [ridge2, axis]),
    ...band([x2, y2], [ridge2, axis]),
    ...band([ridge1, axis], [ridge2, axis]),
    ...band([x1, y1], [x2, y1]),
    ...band([x1, y2], [x2, y2]),
  ]
  const paving = plan.scale * 0.8
  const onRoof = [axis - size * 1.1, axis - size * 0.7, axis + size * 1.6].map(label)
  return {
    options: [
      ...onRoof.map((label) => ({ ...label, within: hips })),
      label(y2 + paving + size * 1.1),
      label(y1 - paving - size * 0.5),
    ],
    optional: true,
  }
}

/** The body in its pit, with lids in the manufacturer's colour. */
export function planStation(shape: StationShape, plan: Plan): Marks {
  const { body, color, width } = shape
  const { left, right } = plan.station
  const round = isRound(shape.body)
  const size = right - left
  const half = halfOf(shape, plan)
  const pit = PIT
  const corner = (extra: number) => (round ? (half + extra) * plan.scale : 3)
  const lids = body === 'low' && size >= 1.9 ? [0.25, 0.75] : [0.5]
  const lid = Math.min(size, half * 2) * 0.32
  const dash = width === null ? '5 4' : undefined
  return layers(
    inMetres(plan, [left - pit, right + pit], [half + pit, half + pit], {
      rx: corner(pit),
      ...SAND,
    }),
    inMetres(plan, [left, right], [half, half], {
      rx: corner(0),
      fill: palette.body,
      stroke: palette.line,
      'stroke-width': 2,
      'stroke-dasharray': dash,
    }),
    grouped(
      { fill: color, stroke: palette.line },
      ...lids.map((at) => {
        const middle = left + size * at
        return inMetres(plan, [middle - lid, middle + lid], [lid, lid], { rx: 2 })
      }),
    ),
  )
}

const PIT = 0.3

/** Half of the station's breadth on the plan, in metres. */
function halfOf({ body, breadth }: StationShape, { station: { left, right } }: Plan): number {
  return (isRound(body) ? right - left : (breadth ?? 1200) / 1000) / 2
}

/** The label «Станция»: above the pit, or below it. */
export function planStationLabel(shape: StationShape, plan: Plan): UnplacedLabel {
  const { scale, axis, station, textSize: size } = plan
  const reach = (halfOf(shape, plan) + PIT) * scale
  const [top, bottom] = [axis - reach, axis + reach]
  const label = (baseline: number): Label => ({
    lines: ['Станция'],
    x: ((station.left + station.right) / 2) * scale,
    y: baseline,
    size,
    anchor: 'middle',
  })
  return {
    options: [
      top - size * 0.6,
      bottom + size * 1.2,
      top - size * 2,
      bottom + size * 2.6,
      top - size * 3.4,
    ].map(label),
    optional: true,
  }
}
