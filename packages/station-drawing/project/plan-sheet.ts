import { path, px, rect } from '../core/markup.ts'
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

/** `<rect>` given in metres around the pipe's line. */
export function inMetres(
  { scale, axis }: Plan,
  [left, right]: readonly [number, number],
  [above, below]: readonly [number, number],
  attributes: Parameters<typeof rect>[4],
): string {
  return rect(left * scale, axis - above * scale, right * scale, axis + below * scale, attributes)
}

/** A pipe seen from above: its wall and the water in it. */
export function planPipe(d: string, width: number): string {
  return (
    path(d, { fill: 'none', stroke: palette.line, 'stroke-width': width + 2.4 }) +
    path(d, { fill: 'none', stroke: palette.steel, 'stroke-width': width })
  )
}

/** Break mark: the pipe is longer than drawn. */
export function breakMark(x: number, y: number, size: number): string {
  const wave = (at: number) =>
    `M${px(at)} ${px(y - size)}q${px(size * 0.4)} ${px(size * 0.5)} 0 ${px(size)}t0 ${px(size)}`
  const gap = size * 0.45
  return (
    path(wave(x), { fill: 'none', stroke: palette.soil, 'stroke-width': gap + 2 }) +
    path(wave(x - gap / 2) + wave(x + gap / 2), { fill: 'none', stroke: palette.line, 'stroke-width': 1.2 })
  )
}
