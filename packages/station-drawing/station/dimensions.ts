import { LID_ABOVE } from '@septic-shop/plot/pit-depth.ts'
import { type Body, isRound } from '@septic-shop/plot/station.ts'
import { around, type Box, band, boxOfCorners } from '../core/boxes.ts'
import { type Label, labelOf } from '../core/labels.ts'
import { figure, textWidth } from '../core/lettering.ts'
import { type Marks, noMarks } from '../core/marks.ts'
import { group, type Point, path, px } from '../core/markup.ts'
import { palette } from '../core/palette.ts'
import type { Frame } from './frame.ts'
import { inletAt, type StationGeometry } from './geometry.ts'
import { inletText } from './inlet-text.ts'
import type { StationShape } from './shape.ts'

/** A dimension line before it is drawn: path data, the area it occupies, its figure and candidate positions for that. */
export type Dimension = {
  line: string
  extensions: string
  /** Both ends, for the ticks. */
  ends: readonly [Point, Point]
  taken: readonly Box[]
  figure: { options: readonly Label[]; target: Point; optional?: boolean }
}

/** Tick at the end of a dimension line, as path data. */
export const tick = (x: number, y: number) => `M${px(x - 4)} ${px(y + 4)}l8-8`

/** Break mark in the dimension line of a body with a break line, as path data. */
export const zigzag = (x: number) => `H${px(x - 8)}l5-6 6 12 5-6`

/** Bounding box of the break mark. */
export const zigzagBox = (x: number, y: number): Box => boxOfCorners([x - 9, y - 7], [x + 9, y + 7])

/** Draws the lines with their ticks; the figures are still to be placed. */
export function drawDimensions(
  dimensions: readonly (Dimension | null)[],
  width = 1,
  color: string = palette.dimension,
): Marks {
  const all = dimensions.filter((one) => one !== null)
  if (all.length === 0) return noMarks
  const ticks = all.flatMap(({ ends }) => ends.map(([x, y]) => tick(x, y)))
  const svg = group(
    { fill: 'none', stroke: color },
    path(all.map(({ extensions }) => extensions).join(''), { 'stroke-width': 0.8, 'stroke-opacity': '.7' }),
    path(all.map(({ line }) => line).join(''), { 'stroke-width': width === 1 ? undefined : width }),
    path(ticks.join(''), { stroke: color === palette.dimension ? palette.line : color, 'stroke-width': 1.8 }),
  )
  const tickBoxes = all.flatMap(({ ends }) => ends.map((end) => around(end, 5)))
  return {
    svg,
    taken: [...all.flatMap(({ taken }) => taken), ...tickBoxes],
    unplaced: all.map((one) => one.figure),
  }
}

/** Dimension lines of the known sizes: width, height and, on sheets with `inletGap`, the inlet depth. */
export const stationDimensions = (shape: StationShape, geometry: StationGeometry, frame: Frame): Marks =>
  drawDimensions([
    widthLine(shape, geometry, frame),
    heightLine(shape, geometry, frame),
    inletLine(shape, geometry, frame),
  ])

function widthLine(
  shape: StationShape,
  { half, bottom, cut }: StationGeometry,
  frame: Frame,
): Dimension | null {
  if (shape.width === null) return null
  const { widthGap, textSize } = frame.sheet
  const [left, right, foot] = [frame.x(-half), frame.x(half), frame.y(bottom)]
  const y = foot + widthGap
  const text = widthText(shape.body, shape.width)
  const at = cut === null ? (left + right) / 2 : (frame.x(cut) + 8 + right) / 2
  const label = (x: number, baseline: number) => labelOf(textSize)(text, x, baseline, 'middle')
  const low = y + textSize * 0.74 + 6
  return {
    ...below([left, right], foot, y, cut === null ? null : frame.x(cut)),
    figure: {
      options: [
        label(at, y - 8),
        label((left + right) / 2, y - 8),
        label(at, low),
        label(left - textWidth(text, textSize), y + 4),
        label(right + textWidth(text, textSize), y + 4),
      ],
      target: [(left + right) / 2, y],
    },
  }
}

/** The figure of a width: «1150», for a round body «Ø 1400». */
export const widthText = (body: Body, width: number): string => (isRound(body) ? 'Ø ' : '') + figure(width)

/** A horizontal dimension line at `y`, below a body that ends at `foot`; `breakAt` is the x of its break mark. */
export function below(
  [left, right]: readonly [number, number],
  foot: number,
  y: number,
  breakAt: number | null = null,
): Omit<Dimension, 'figure'> {
  const middle = breakAt === null ? '' : zigzag(breakAt)
  return {
    line: `M${px(left - 6)} ${px(y)}${middle}H${px(right + 6)}`,
    extensions: `M${px(left)} ${px(foot)}V${px(y + 5)}M${px(right)} ${px(foot)}V${px(y + 5)}`,
    ends: [
      [left, y],
      [right, y],
    ],
    taken: [
      ...band([left - 6, y], [right + 6, y]),
      ...(breakAt === null ? [] : [zigzagBox(breakAt, y)]),
      ...band([left, foot], [left, y + 5]),
      ...band([right, foot], [right, y + 5]),
    ],
  }
}

/** Candidate positions of the figure along a vertical line, as shares of its length. */
const ALONG = [0.62, 0.5, 0.74, 0.4, 0.84, 0.3, 0.9, 0.2, 0.12]

function heightLine(shape: StationShape, { half, bottom }: StationGeometry, frame: Frame): Dimension | null {
  if (shape.height === null) return null
  const { heightGap, textSize } = frame.sheet
  const [top, foot, side] = [frame.y(-LID_ABOVE), frame.y(bottom), frame.x(half)]
  const x = side + heightGap
  return {
    ...upright(x, top, foot),
    extensions: `M${px(side)} ${px(top)}H${px(x + 5)}M${px(side)} ${px(foot)}H${px(x + 5)}`,
    taken: [
      ...upright(x, top, foot).taken,
      ...band([side, top], [x + 5, top]),
      ...band([side, foot], [x + 5, foot]),
    ],
    figure: {
      options: besideLine([figure(shape.height)], [x, top, foot], textSize, ['start', 'end']),
      target: [x, (top + foot) / 2],
    },
  }
}

/** A vertical dimension line between two depths. */
export function upright(x: number, top: number, foot: number): Omit<Dimension, 'figure'> {
  return {
    line: `M${px(x)} ${px(top - 6)}V${px(foot + 6)}`,
    extensions: '',
    ends: [
      [x, top],
      [x, foot],
    ],
    taken: band([x, top - 6], [x, foot + 6]),
  }
}

/** Candidate positions of a text along a vertical line, on the given sides. */
export function besideLine(
  lines: readonly string[],
  [x, top, foot]: readonly [number, number, number],
  size: number,
  sides: readonly ('start' | 'end')[],
  halo: string = palette.soil,
): Label[] {
  return sides.flatMap((anchor) =>
    ALONG.map((share): Label => {
      const y = top + (foot - top) * share + size * 0.3 - (lines.length - 1) * size * 0.6
      return { lines, x: anchor === 'start' ? x + 8 : x - 8, y, size, anchor, halo }
    }),
  )
}

/** Candidate positions of the inlet's depth: in one line, or its first word above the rest; beside the line, or below it. */
export function inletLabels(
  text: string,
  [x, top, foot]: readonly [number, number, number],
  size: number,
  sides: readonly ('start' | 'end')[],
): Label[] {
  const both = inLines(text)
  const under = [1.5, 2.2, 3, 4].flatMap((step): Label[] =>
    both.map((lines) => ({ lines, x, y: foot + step * size, size, anchor: 'middle', halo: palette.soil })),
  )
  return [...both.flatMap((lines) => besideLine(lines, [x, top, foot], size, sides)), ...under]
}

const inLines = (text: string) => {
  const [first = '', ...rest] = text.split(' ')
  return [[text], [first, rest.join(' ')]]
}

/** Null for a body of unknown size: it has no figures at all. */
function inletLine(shape: StationShape, geometry: StationGeometry, frame: Frame): Dimension | null {
  const { inletGap, textSize } = frame.sheet
  if (inletGap === undefined || geometry.dashed) return null
  const side = frame.x(-geometry.half)
  const text = inletText(shape.inletRange)
  const x = Math.max(side - inletGap, Math.min(side - 26, textWidth(text, textSize) + 16))
  const bottom = frame.y(inletAt(geometry, frame.mmAt(x)))
  const atEdge = [1.5, 2.2, 3, 4].flatMap((step): Label[] =>
    inLines(text).map((lines) => ({
      lines,
      x: 8,
      y: bottom + step * textSize,
      size: textSize,
      anchor: 'start',
      halo: palette.soil,
    })),
  )
  return {
    ...upright(x, frame.ground, bottom),
    figure: {
      options: [...inletLabels(text, [x, frame.ground, bottom], textSize, ['end', 'start']), ...atEdge],
      target: [x, (frame.ground + bottom) / 2],
    },
  }
}
