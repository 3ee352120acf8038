import { tick } from './dimensions.ts'
import { textPath } from './lettering.ts'
import { element, group, line, path, px } from './markup.ts'
import { palette } from './palette.ts'
import { planOutfall } from './plan-outfall.ts'
import { garden, house, planStation } from './plan-scene.ts'
import { breakMark, type Plan, planOf, planPipe } from './plan-sheet.ts'
import { hasInspectionWell, type ProjectShape } from './project-shape.ts'
import { image } from './section.ts'
import { soilPatterns } from './soil.ts'

/** The plot from above, 760 × 500: house, pipe, station and outfall in one scale, which the bar at its foot names. */
export const drawProjectPlan = (shape: ProjectShape): string => drawOn(shape, 760, 500, 16)

/** The same on 380 × 250. */
export const drawProjectPlanSmall = (shape: ProjectShape): string => drawOn(shape, 380, 250, 13)

function drawOn(shape: ProjectShape, width: number, height: number, textSize: number): string {
  const plan = planOf(shape, width, height, textSize)
  return image(
    plan,
    soilPatterns(false) +
      garden(plan) +
      planOutfall(shape, plan) +
      runPipe(shape, plan) +
      house(plan) +
      planStation(shape.station, plan) +
      runLine(shape, plan) +
      scaleBar(plan),
  )
}

/** The pipe from the house; a long one has an inspection well in its middle. */
function runPipe(shape: ProjectShape, plan: Plan): string {
  const { scale, axis, textSize } = plan
  const from = plan.house.right * scale
  const to = plan.station.left * scale
  const middle = (from + to) / 2
  return (
    planPipe(line([from - 0.6 * scale, axis], [to, axis]), textSize * 0.42) +
    (shape.run === null ? breakMark(middle, axis, textSize) : '') +
    (hasInspectionWell(shape) ? inspectionWell(middle, plan) : '')
  )
}

/** Its name stands a line higher than the station's, which may be near. */
function inspectionWell(x: number, { scale, axis, textSize }: Plan): string {
  const radius = Math.max(0.45 * scale, textSize * 0.45)
  const name = axis - radius - textSize * 1.9
  return (
    path(`M${px(x)} ${px(axis - radius)}V${px(name + textSize * 0.4)}`, {
      stroke: palette.dimension,
      'stroke-width': 0.8,
    }) +
    element('circle', {
      cx: x,
      cy: axis,
      r: radius,
      fill: palette.wall,
      stroke: palette.line,
      'stroke-width': 1.6,
    }) +
    textPath('Смотровой колодец', x, name, textSize, 'middle')
  )
}

function runLine(
  { run }: ProjectShape,
  { scale, axis, textSize, house: { right }, station: { left } }: Plan,
): string {
  if (run === null) return ''
  const y = axis + textSize * 3.2
  const [from, to] = [right * scale, left * scale]
  return (
    measure(from, to, y) +
    path(`M${px(to)} ${px(axis + textSize)}V${px(y + 5)}`, {
      stroke: palette.dimension,
      'stroke-width': 0.8,
    }) +
    textPath(`${run} м`, (from + to) / 2, y - textSize * 0.45, textSize, 'middle')
  )
}

function scaleBar({ scale, height, textSize, house: { left } }: Plan): string {
  const y = height - textSize * 1.1
  const from = left * scale
  const to = from + 5 * scale
  return measure(from, to, y) + textPath('5 м', to + textSize * 0.7, y + textSize * 0.36, textSize)
}

const measure = (from: number, to: number, y: number) =>
  group(
    { fill: 'none' },
    path(`M${px(from)} ${px(y)}H${px(to)}`, { stroke: palette.dimension, 'stroke-width': 1.1 }),
    path(tick(from, y) + tick(to, y), { stroke: palette.line, 'stroke-width': 1.8 }),
  )
