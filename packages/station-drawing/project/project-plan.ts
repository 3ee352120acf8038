import { around, band } from '../core/boxes.ts'
import { type Composition, compose } from '../core/composition.ts'
import type { Label, UnplacedLabel } from '../core/labels.ts'
import { layers, type Marks, noMarks, solid, words } from '../core/marks.ts'
import { element, px } from '../core/markup.ts'
import { palette } from '../core/palette.ts'
import { view } from '../core/views.ts'
import { type Dimension, drawDimensions } from '../station/dimensions.ts'
import { soilPatterns } from '../station/soil.ts'
import { planOutfall, planOutfallLabels } from './plan-outfall.ts'
import { garden, house, houseLabel, planStation, planStationLabel } from './plan-scene.ts'
import { breakMark, type Plan, planOf, planPipe } from './plan-sheet.ts'
import { hasInspectionWell, type ProjectShape } from './project-shape.ts'

type Paper = Pick<Plan, 'width' | 'height' | 'textSize'>

/** Plan of the plot: house, pipe, station and outfall to the scale of the scale bar. */
export const projectPlanViews = {
  'project-plan': view({ width: 760, height: 500, textSize: 16 }, composePlan),
  'project-plan-small': view({ width: 380, height: 250, textSize: 13 }, composePlan),
}

function composePlan(shape: ProjectShape, { width, height, textSize }: Paper): Composition {
  const plan = planOf(shape, width, height, textSize)
  return compose(
    plan,
    [
      planOutfall(shape, plan),
      runPipe(shape, plan),
      house(plan),
      planStation(shape.station, plan),
      drawDimensions([runLine(shape, plan), scaleBar(plan)], 1.1),
      words(
        planStationLabel(shape.station, plan),
        houseLabel(plan),
        ...planOutfallLabels(shape, plan),
        ...wellLabels(shape, plan),
      ),
    ],
    (occupied) => soilPatterns(false) + garden(plan, occupied),
  )
}

/** Ends of the run between house and station, in pixels. */
const runOf = ({ scale, house: { right }, station: { left } }: Plan) => ({
  from: right * scale,
  to: left * scale,
})

/** The pipe from the house; a long one has an inspection well in its middle. */
function runPipe(shape: ProjectShape, plan: Plan): Marks {
  const { scale, axis } = plan
  const { from, to } = runOf(plan)
  const middle = (from + to) / 2
  const r = wellRadius(plan)
  const look = { fill: palette.wall, stroke: palette.line, 'stroke-width': 1.6 }
  return layers(
    planPipe(plan, [from - 0.6 * scale, to]),
    shape.run === null ? breakMark(plan, middle) : noMarks,
    hasInspectionWell(shape)
      ? solid(element('circle', { cx: middle, cy: axis, r, ...look }), around([middle, axis], r))
      : noMarks,
  )
}

const wellRadius = ({ scale, textSize }: Plan) => Math.max(0.45 * scale, textSize * 0.45)

/** The label of the inspection well, with a leader. */
function wellLabels(shape: ProjectShape, plan: Plan): UnplacedLabel[] {
  if (!hasInspectionWell(shape)) return []
  const { axis, textSize: size } = plan
  const { from, to } = runOf(plan)
  const x = (from + to) / 2
  const radius = wellRadius(plan)
  const at = (y: number, lines: readonly string[]): Label => ({
    lines,
    x,
    y,
    size,
    anchor: 'middle',
    leader: [x, y < axis ? axis - radius : axis + radius],
  })
  const over = [1.9, 3.2, 4.6, 6, 7.5].map((step) => axis - radius - size * step)
  const under = [4.6, 6, 7.5].map((step) => axis + radius + size * step)
  return [
    {
      options: [
        ...over.map((y) => at(y, ['Смотровой колодец'])),
        ...over.map((y) => at(y - size * 1.2, ['Смотровой', 'колодец'])),
        ...under.map((y) => at(y, ['Смотровой колодец'])),
      ],
      optional: true,
    },
  ]
}

/** Dimension of the run, below the pipe: «18 м». */
function runLine({ run }: ProjectShape, plan: Plan): Dimension | null {
  if (run === null) return null
  const { axis, textSize: size } = plan
  const { from, to } = runOf(plan)
  const y = axis + size * 3.2
  const label = (x: number, baseline: number, anchor: Label['anchor']): Label => ({
    lines: [`${run} м`],
    x,
    y: baseline,
    size,
    anchor,
  })
  return {
    line: `M${px(from)} ${px(y)}H${px(to)}`,
    extensions: `M${px(to)} ${px(axis + size)}V${px(y + 5)}`,
    ends: [
      [from, y],
      [to, y],
    ],
    taken: [...band([from, y], [to, y]), ...band([to, axis + size], [to, y + 5])],
    figure: {
      options: [
        label((from + to) / 2, y - size * 0.5, 'middle'),
        label((from + to) / 2, y + size * 1.2, 'middle'),
        label(to + size * 0.7, y + size * 0.36, 'start'),
      ],
      target: [(from + to) / 2, y],
    },
  }
}

/** Scale bar of five metres, at the bottom. */
function scaleBar({ scale, height, textSize: size, house: { left } }: Plan): Dimension {
  const y = height - size * 1.1
  const from = left * scale
  const to = from + 5 * scale
  return {
    line: `M${px(from)} ${px(y)}H${px(to)}`,
    extensions: '',
    ends: [
      [from, y],
      [to, y],
    ],
    taken: band([from, y], [to, y]),
    figure: {
      options: [{ lines: ['5 м'], x: to + size * 0.7, y: y + size * 0.36, size, anchor: 'start' }],
      target: [to, y],
    },
  }
}
