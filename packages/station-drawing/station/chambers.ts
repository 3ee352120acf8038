import type { Body } from '@septic-shop/plot/station.ts'
import { element, group, outline, type Point, path, px, rect } from '../core/markup.ts'
import { palette } from '../core/palette.ts'
import type { Frame } from './frame.ts'
import { type StationGeometry, WALL } from './geometry.ts'
import { cornerOf } from './shell.ts'

/** The inside: water by treatment stage, sludge, partitions, air. Typical of the body, not of the model. */
export function chambers(body: Body, geometry: StationGeometry, frame: Frame): string {
  const { half, top, bottom } = geometry
  const { x, y } = frame
  const inner = rect(x(-half + WALL), y(top + WALL), x(half - WALL), y(bottom - WALL), {
    rx: Math.max(2, cornerOf(geometry, frame) - 4),
  })
  const draw = { box: aerobic, cylinder: aerobic, low: inRow, septic }[body]
  return (
    element('clipPath', { id: 'k' }, inner) +
    group(
      { 'clip-path': 'url(#k)' },
      rect(x(-half), y(top), x(half), y(bottom), { fill: palette.body }),
      group({ opacity: geometry.dashed ? '.6' : undefined }, draw(geometry, frame)),
    )
  )
}

/** Receiving chamber on the left; on the right an aeration tank with the settler hanging in it as a funnel. */
function aerobic({ half, level, top, bottom }: StationGeometry, frame: Frame): string {
  const wall = -half * 0.12
  const depth = bottom - level
  const left = half - WALL - (half - wall) * 0.62
  const slant = half - (half - left) * 0.42
  const funnelFrom = (from: number): Point[] => [
    [left, from],
    [left, level + depth * 0.42],
    [slant, level + depth * 0.72],
    [half + 40, level + depth * 0.72],
    [half + 40, from],
  ]
  const bubbles = [
    ...bubbleRows(wall + 70, half - 90, level + depth * 0.74, bottom - 150),
    ...bubbleRows(wall + 60, left - 30, level + 130, level + depth * 0.7),
  ]
  return (
    water(frame, palette.raw, -half, level, wall, bottom) +
    water(frame, palette.aerated, wall, level + 35, half, bottom) +
    sludge(frame, -half, wall, bottom) +
    path(shape(frame, funnelFrom(level - 40)), {
      fill: palette.body,
      stroke: palette.line,
      'stroke-width': 1.2,
    }) +
    path(shape(frame, funnelFrom(level + 60)), { fill: palette.clean }) +
    air(frame, bubbles) +
    parts(frame, [
      [wall + 70, bottom - 95, half - 90, bottom - 65],
      [wall - 18, top, wall + 18, bottom],
    ]) +
    tubes(
      `M${px(frame.x(wall + 55))} ${px(frame.y(-20))}V${px(frame.y(bottom - 80))}` +
        `M${px(frame.x(-half * 0.4))} ${px(frame.y(bottom - 360))}V${px(frame.y(level - 120))}` +
        `q0-6 6-6H${px(frame.x(wall + 90))}v8`,
    )
  )
}

/** Three chambers in a row: receiving, aeration, settler with a sloped floor. */
function inRow({ half, level, top, bottom }: StationGeometry, frame: Frame): string {
  const first = -half * 0.28
  const second = half * 0.4
  return (
    water(frame, palette.raw, -half, level, first, bottom) +
    water(frame, palette.aerated, first, level + 30, second, bottom) +
    water(frame, palette.clean, second, level + 60, half, bottom) +
    sludge(frame, -half, first, bottom) +
    path(
      shape(frame, [
        [second, bottom],
        [second, bottom - 260],
        [second + 220, bottom - 50],
        [half - 220, bottom - 50],
        [half, bottom - 260],
        [half, bottom],
      ]),
      { fill: palette.wall, stroke: palette.line },
    ) +
    air(frame, bubbleRows(first + 170, second - 110, level + 160, bottom - 150)) +
    parts(frame, [
      [first + 80, bottom - 100, second - 80, bottom - 70],
      [first - 18, top, first + 18, bottom],
      [second - 18, top, second + 18, bottom],
    ]) +
    tubes(`M${px(frame.x(first + 100))} ${px(frame.y(top))}V${px(frame.y(bottom - 90))}`)
  )
}

/** Three chambers without aeration: the water settles and overflows through the partitions. */
function septic({ half, level, top, bottom }: StationGeometry, frame: Frame): string {
  const first = -half * 0.1
  const second = half * 0.45
  const through = level + 60
  const partition = (at: number): Box[] => [
    [at - 18, top, at + 18, through],
    [at - 18, through + 160, at + 18, bottom],
  ]
  return (
    water(frame, palette.raw, -half, level, first, bottom) +
    water(frame, palette.aerated, first, level, second, bottom) +
    water(frame, palette.clean, second, level, half, bottom) +
    sludge(frame, -half, first, bottom) +
    parts(frame, [...partition(first), ...partition(second)])
  )
}

type Box = readonly [left: number, top: number, right: number, bottom: number]

const shape = ({ x, y }: Frame, points: Point[]) => outline(...points.map(([a, b]): Point => [x(a), y(b)]))

function water(
  { x, y }: Frame,
  fill: string,
  left: number,
  from: number,
  right: number,
  bottom: number,
): string {
  return rect(x(left), y(from), x(right), y(bottom), { fill })
}

function sludge(frame: Frame, left: number, right: number, bottom: number): string {
  const heap: Point[] = [
    [left, bottom],
    [left, bottom - 260],
    [left + (right - left) * 0.38, bottom - 320],
    [right, bottom - 230],
    [right, bottom],
  ]
  return path(shape(frame, heap), { fill: palette.line, 'fill-opacity': '.35' })
}

const BUBBLES = { across: 115, up: 130 }
type BubbleRow = readonly [left: number, right: number, depth: number]

/** Rows of bubbles from the foot upwards, every second one shifted by half a step. */
function bubbleRows(left: number, right: number, from: number, foot: number): BubbleRow[] {
  const rows: BubbleRow[] = []
  for (let depth = foot; depth > from; depth -= BUBBLES.up) {
    const start = left + (rows.length % 2 ? BUBBLES.across / 2 : 0)
    if (start <= right) rows.push([start, right, depth])
  }
  return rows
}

/** Draws a row as one dashed line: zero-length dashes with round caps are dots. */
function air({ x, y, scale }: Frame, rows: BubbleRow[]): string {
  const d = rows.map(([left, right, depth]) => `M${px(x(left))} ${px(y(depth))}H${px(x(right) + 0.1)}`)
  return path(d.join(''), {
    stroke: palette.body,
    'stroke-width': 3.4,
    'stroke-linecap': 'round',
    'stroke-dasharray': `0 ${px(BUBBLES.across * scale)}`,
  })
}

const parts = ({ x, y }: Frame, boxes: Box[]) =>
  path(
    boxes.map(([a, t, b, f]) => outline([x(a), y(t)], [x(b), y(t)], [x(b), y(f)], [x(a), y(f)])).join(''),
    {
      fill: palette.wall,
      stroke: palette.line,
      'stroke-width': 0.9,
    },
  )

const tubes = (d: string) => path(d, { fill: 'none', stroke: palette.line, 'stroke-width': 1.6 })
