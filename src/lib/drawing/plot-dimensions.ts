import { LID_ABOVE } from '../pit-depth.ts'
import { tick } from './dimensions.ts'
import type { Frame } from './frame.ts'
import { inletAt, type StationGeometry } from './geometry.ts'
import { figure, textPath } from './lettering.ts'
import { group, path, px } from './markup.ts'
import { palette } from './palette.ts'
import type { StationShape } from './station.ts'

/** The known sizes of a station turned over: its height on the left, the inlet's depth on the right, the width below. */
export function plotDimensions(shape: StationShape, geometry: StationGeometry, frame: Frame): string {
  const { half, bottom, dashed, cut } = geometry
  const { heightGap, widthGap, inletGap = 0, textSize } = frame.sheet
  const [left, right] = [frame.x(half), frame.x(-half)]
  const [lid, foot, ground] = [frame.y(-LID_ABOVE), frame.y(bottom), frame.ground]
  const below = foot + widthGap
  const beside = left - heightGap
  const before = right + inletGap
  const inlet = frame.y(inletAt(geometry, frame.mmAt(before)))
  const round = shape.body === 'cylinder' || shape.body === 'septic'
  const write = (text: string, x: number, y: number, anchor: 'start' | 'middle' | 'end') =>
    textPath(text, x, y, textSize, anchor, palette.soil)

  const lines: string[] = []
  const ticks: string[] = []
  const extensions: string[] = []
  const figures: string[] = []
  if (shape.height !== null) {
    lines.push(`M${px(beside)} ${px(lid - 6)}V${px(foot + 6)}`)
    ticks.push(tick(beside, lid), tick(beside, foot))
    extensions.push(`M${px(left)} ${px(lid)}H${px(beside - 5)}M${px(left)} ${px(foot)}H${px(beside - 5)}`)
    figures.push(write(figure(shape.height), beside - 9, lid + (foot - lid) * 0.72, 'end'))
  }
  // A body cut by a break line is not drawn in its full width.
  if (shape.width !== null && cut === null) {
    lines.push(`M${px(left - 6)} ${px(below)}H${px(right + 6)}`)
    ticks.push(tick(left, below), tick(right, below))
    extensions.push(`M${px(left)} ${px(foot)}V${px(below + 5)}M${px(right)} ${px(foot)}V${px(below + 5)}`)
    figures.push(write((round ? 'Ø ' : '') + figure(shape.width), (left + right) / 2, below - 6, 'middle'))
  }
  if (!dashed) {
    lines.push(`M${px(before)} ${px(ground - 6)}V${px(inlet + 6)}`)
    ticks.push(tick(before, ground), tick(before, inlet))
    figures.push(write(figure(shape.inletDepth), before + 9, (ground + inlet) / 2 + 4.5, 'start'))
  }
  return (
    group(
      { fill: 'none', stroke: palette.dimension },
      path(extensions.join(''), { 'stroke-width': 0.8, 'stroke-opacity': '.7' }),
      path(lines.join('')),
      path(ticks.join(''), { stroke: palette.line, 'stroke-width': 1.8 }),
    ) + figures.join('')
  )
}
