import { LID_ABOVE } from '@septic-shop/plot/pit-depth.ts'
import { band } from '../core/boxes.ts'
import { labelOf } from '../core/labels.ts'
import { figure } from '../core/lettering.ts'
import type { Marks } from '../core/marks.ts'
import { px } from '../core/markup.ts'
import {
  below,
  besideLine,
  type Dimension,
  drawDimensions,
  inletLabels,
  upright,
  widthText,
} from '../station/dimensions.ts'
import type { Frame } from '../station/frame.ts'
import { inletAt, type StationGeometry } from '../station/geometry.ts'
import { inletText } from '../station/inlet-text.ts'
import type { StationShape } from '../station/shape.ts'

/** Known sizes of a mirrored station: height on the left, inlet depth on the right, width below. */
export const plotDimensions = (shape: StationShape, geometry: StationGeometry, frame: Frame): Marks =>
  drawDimensions([
    heightLine(shape, geometry, frame),
    widthLine(shape, geometry, frame),
    inletLine(shape, geometry, frame),
  ])

function heightLine(
  { height }: StationShape,
  { half, bottom }: StationGeometry,
  frame: Frame,
): Dimension | null {
  if (height === null) return null
  const { heightGap, textSize } = frame.sheet
  const left = frame.x(half)
  const [lid, foot] = [frame.y(-LID_ABOVE), frame.y(bottom)]
  const x = left - heightGap
  const line = upright(x, lid, foot)
  return {
    ...line,
    extensions: `M${px(left)} ${px(lid)}H${px(x - 5)}M${px(left)} ${px(foot)}H${px(x - 5)}`,
    taken: [...line.taken, ...band([left, lid], [x - 5, lid]), ...band([left, foot], [x - 5, foot])],
    figure: {
      options: besideLine([figure(height)], [x, lid, foot], textSize, ['end', 'start']),
      target: [x, (lid + foot) / 2],
    },
  }
}

/** Null for a body that is not drawn in its full width. */
function widthLine(
  { width, body }: StationShape,
  { half, bottom, cut }: StationGeometry,
  frame: Frame,
): Dimension | null {
  if (width === null || cut !== null) return null
  const { widthGap, textSize } = frame.sheet
  const [left, right] = [frame.x(half), frame.x(-half)]
  const foot = frame.y(bottom)
  const y = foot + widthGap
  const label = (baseline: number) =>
    labelOf(textSize)(widthText(body, width), (left + right) / 2, baseline, 'middle')
  return {
    ...below([left, right], foot, y),
    figure: {
      options: [label(y - 8), label(y + textSize * 0.74 + 6)],
      target: [(left + right) / 2, y],
    },
  }
}

function inletLine(shape: StationShape, geometry: StationGeometry, frame: Frame): Dimension | null {
  if (geometry.dashed) return null
  const { inletGap = 0, textSize } = frame.sheet
  const { ground } = frame
  const x = frame.x(-geometry.half) + inletGap
  const bottom = frame.y(inletAt(geometry, frame.mmAt(x)))
  return {
    ...upright(x, ground, bottom),
    figure: {
      options: inletLabels(inletText(shape.inletRange), [x, ground, bottom], textSize, ['start', 'end']),
      target: [x, (ground + bottom) / 2],
    },
  }
}
