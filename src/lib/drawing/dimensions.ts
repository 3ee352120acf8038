import { LID_ABOVE } from '../pit-depth.ts'
import type { Frame } from './frame.ts'
import { inletAt, type StationGeometry } from './geometry.ts'
import { figure, textPath, textWidth } from './lettering.ts'
import { group, path, px } from './markup.ts'
import { palette } from './palette.ts'
import type { StationShape } from './station.ts'

type Lines = { thin: string; ticks: string; extensions: string; figures: string }

/** The end of a dimension line. */
export const tick = (x: number, y: number) => `M${px(x - 4)} ${px(y + 4)}l8-8`

/** The mark in a dimension line whose body is cut. */
export const zigzag = (x: number) => `H${px(x - 8)}l5-6 6 12 5-6`

/** Dimension lines for the sizes that are known: width, height and, on sheets with room, the inlet's depth. */
export function dimensions(shape: StationShape, geometry: StationGeometry, frame: Frame): string {
  const all = [
    widthLine(shape, geometry, frame),
    heightLine(shape, geometry, frame),
    inletLine(shape, geometry, frame),
  ].filter((lines) => lines !== null)
  if (all.length === 0) return ''
  const join = (part: keyof Lines) => all.map((lines) => lines[part]).join('')
  return (
    group(
      { fill: 'none', stroke: palette.dimension },
      path(join('extensions'), { 'stroke-width': 0.8, 'stroke-opacity': '.7' }),
      path(join('thin')),
      path(join('ticks'), { stroke: palette.line, 'stroke-width': 1.8 }),
    ) + join('figures')
  )
}

function widthLine(shape: StationShape, { half, bottom, cut }: StationGeometry, frame: Frame): Lines | null {
  if (shape.width === null) return null
  const { widthGap, textSize } = frame.sheet
  const [left, right, foot] = [frame.x(-half), frame.x(half), frame.y(bottom)]
  const y = foot + widthGap
  const round = shape.body === 'cylinder' || shape.body === 'septic'
  const label = (round ? 'Ø ' : '') + figure(shape.width)
  const end = px(right + 6)
  const middle = cut === null ? '' : zigzag(frame.x(cut))
  const textAt = cut === null ? (left + right) / 2 : (frame.x(cut) + 8 + right) / 2
  return {
    thin: `M${px(left - 6)} ${px(y)}${middle}H${end}`,
    ticks: tick(left, y) + tick(right, y),
    extensions: `M${px(left)} ${px(foot)}V${px(y + 5)}M${px(right)} ${px(foot)}V${px(y + 5)}`,
    figures: textPath(label, textAt, y - 6, textSize, 'middle', palette.soil),
  }
}

function heightLine(shape: StationShape, { half, bottom }: StationGeometry, frame: Frame): Lines | null {
  if (shape.height === null) return null
  const { heightGap, inletGap, textSize } = frame.sheet
  const [top, foot, side] = [frame.y(-LID_ABOVE), frame.y(bottom), frame.x(half)]
  const x = side + heightGap
  // Beside a low body of a sheet with labels the outlet's label stands higher up.
  const share = shape.body !== 'low' ? 0.62 : inletGap === undefined ? 0.76 : 0.9
  const middle = top + (foot - top) * share
  return {
    thin: `M${px(x)} ${px(top - 6)}V${px(foot + 6)}`,
    ticks: tick(x, top) + tick(x, foot),
    extensions: `M${px(side)} ${px(top)}H${px(x + 5)}M${px(side)} ${px(foot)}H${px(x + 5)}`,
    figures: textPath(figure(shape.height), x + 8, middle + 4.5, textSize, 'start', palette.soil),
  }
}

/** Only beside a body of known sizes: a typical body has no figures at all. */
function inletLine(shape: StationShape, geometry: StationGeometry, frame: Frame): Lines | null {
  const { inletGap, textSize } = frame.sheet
  if (inletGap === undefined || geometry.dashed) return null
  const side = frame.x(-geometry.half)
  const label = figure(shape.inletDepth)
  const x = Math.max(side - inletGap, Math.min(side - 26, textWidth(label, textSize) + 14))
  const bottom = frame.y(inletAt(geometry, frame.mmAt(x)))
  return {
    thin: `M${px(x)} ${px(frame.ground - 6)}V${px(bottom + 6)}`,
    ticks: tick(x, frame.ground) + tick(x, bottom),
    extensions: '',
    figures: textPath(label, x - 8, (frame.ground + bottom) / 2 + 4.5, textSize, 'end', palette.soil),
  }
}
