import { around, band, boxOfCorners } from '../core/boxes.ts'
import { block, type Marks, solid } from '../core/marks.ts'
import { line, type Point, path, px } from '../core/markup.ts'
import { palette } from '../core/palette.ts'
import type { ProjectShape } from './project-shape.ts'

/** Layout of a plan: metres and pixels from the left edge, the pipe's line in pixels. */
export type Plan = {
  width: number
  height: number
  textSize: number
  /** Pixels per metre. */
  scale: number
  axis: number
  /** Metres from the left edge. */
  house: { left: number; right: number }
  station: { left: number; right: number }
  outfall: number
}

/** The size of the house is not known: metres from the left edge, the same on every plan. */
const HOUSE = { left: 2, right: 11 }
/** Metres drawn for a run of unknown length, with a break mark. */
const UNKNOWN_RUN = 9
const TO_OUTFALL = 6.5
const OUTFALL = 3.5
const LARGEST_SCALE = 24

/** Lays a project out on a sheet of the given size in pixels. */
export function planOf(shape: ProjectShape, width: number, height: number, textSize: number): Plan {
  const left = HOUSE.right + (shape.run ?? UNKNOWN_RUN)
  const right = left + (shape.station.width ?? 1200) / 1000
  const outfall = right + TO_OUTFALL
  const scale = Math.min((LARGEST_SCALE * width) / 760, width / (outfall + OUTFALL))
  const spare = width / scale - (outfall + OUTFALL)
  return {
    width,
    height,
    textSize,
    scale,
    axis: height * 0.5,
    house: { left: HOUSE.left, right: HOUSE.right },
    station: { left, right },
    outfall: outfall + spare,
  }
}

/** A rectangle given in metres around the pipe's line. */
export function inMetres(
  { scale, axis }: Plan,
  [left, right]: readonly [number, number],
  [above, below]: readonly [number, number],
  attributes: Parameters<typeof block>[1],
): Marks {
  return block(
    boxOfCorners([left * scale, axis - above * scale], [right * scale, axis + below * scale]),
    attributes,
  )
}

/** Width of a gravity pipe, in heights of a letter. */
const WIDEST = 0.42

/** A pipe seen from above, its wall and the water in it: from left to right in pixels, its width in heights of a letter. */
export function planPipe(
  { axis, textSize }: Plan,
  [from, to]: readonly [number, number],
  share = WIDEST,
): Marks {
  const ends: [Point, Point] = [
    [from, axis],
    [to, axis],
  ]
  const width = textSize * share
  const d = line(...ends)
  return solid(
    path(d, { fill: 'none', stroke: palette.line, 'stroke-width': width + 2.4 }) +
      path(d, { fill: 'none', stroke: palette.steel, 'stroke-width': width }),
    ...band(...ends, textSize * WIDEST + 3),
  )
}

/** Break mark at `x`: the pipe is longer than drawn. */
export function breakMark({ axis: y, textSize }: Plan, x: number, size = textSize): Marks {
  const wave = (at: number) =>
    `M${px(at)} ${px(y - size)}q${px(size * 0.4)} ${px(size * 0.5)} 0 ${px(size)}t0 ${px(size)}`
  const gap = size * 0.45
  return solid(
    path(wave(x), { fill: 'none', stroke: palette.soil, 'stroke-width': gap + 2 }) +
      path(wave(x - gap / 2) + wave(x + gap / 2), {
        fill: 'none',
        stroke: palette.line,
        'stroke-width': 1.2,
      }),
    around([x, y], textSize),
  )
}
