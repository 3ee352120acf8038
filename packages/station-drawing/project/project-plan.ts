import { type Box, band } from '../core/boxes.ts'
import { type Composition, compose } from '../core/composition.ts'
import { boxOf, type Label, type UnplacedLabel } from '../core/labels.ts'
import { element, line, px } from '../core/markup.ts'
import { palette } from '../core/palette.ts'
import { around, type Dimension, drawDimensions } from '../station/dimensions.ts'
import { soilPatterns } from '../station/soil.ts'
import { planOutfall, planOutfallBoxes, planOutfallLabels } from './plan-outfall.ts'
import {
  garden,
  house,
  houseBox,
  houseLabel,
  planStation,
  planStationBox,
  planStationLabel,
} from './plan-scene.ts'
import { breakMark, type Plan, planOf, planPipe } from './plan-sheet.ts'
import { hasInspectionWell, type ProjectShape } from './project-shape.ts'

/** Plan of the plot, 760 × 500: house, pipe, station and outfall to the scale of the scale bar. */
export const composeProjectPlan = (shape: ProjectShape): Composition => composeOn(shape, 760, 500, 16)

/** The same on 380 × 250. */
export const composeProjectPlanSmall = (shape: ProjectShape): Composition => composeOn(shape, 380, 250, 13)

function composeOn(shape: ProjectShape, width: number, height: number, textSize: number): Composition {
  const plan = planOf(shape, width, height, textSize)
  const sizes = drawDimensions([runLine(shape, plan), scaleBar(plan)], 1.1)
  const taken = [
    houseBox(plan),
    planStationBox(shape.station, plan),
    ...planOutfallBoxes(shape, plan),
    ...runBoxes(shape, plan),
    ...sizes.taken,
  ]
  return compose(plan, {
    content: (labels) =>
      soilPatterns(false) +
      garden(plan, [...taken, ...labels.map(boxOf)]) +
      planOutfall(shape, plan) +
      runPipe(shape, plan) +
      house(plan) +
      planStation(shape.station, plan) +
      sizes.svg,
    taken,
    unplaced: [
      ...sizes.unplaced,
      planStationLabel(shape.station, plan),
      houseLabel(plan),
      ...planOutfallLabels(shape, plan),
      ...wellLabels(shape, plan),
    ],
  })
}

/** Ends of the run between house and station, in pixels. */
const runOf = ({ scale, house: { right }, station: { left } }: Plan) => ({
  from: right * scale,
  to: left * scale,
})

/** The pipe from the house; a long one has an inspection well in its middle. */
function runPipe(shape: ProjectShape, plan: Plan): string {
  const { scale, axis, textSize } = plan
  const { from, to } = runOf(plan)
  const middle = (from + to) / 2
  return (
    planPipe(line([from - 0.6 * scale, axis], [to, axis]), textSize * 0.42) +
    (shape.run === null ? breakMark(middle, axis, textSize) : '') +
    (hasInspectionWell(shape)
      ? element('circle', {
          cx: middle,
          cy: axis,
          r: wellRadius(plan),
          fill: palette.wall,
          stroke: palette.line,
          'stroke-width': 1.6,
        })
      : '')
  )
}

const wellRadius = ({ scale, textSize }: Plan) => Math.max(0.45 * scale, textSize * 0.45)

function runBoxes(shape: ProjectShape, plan: Plan): Box[] {
  const { axis, textSize } = plan
  const { from, to } = runOf(plan)
  const middle = (from + to) / 2
  return [
    ...band([from, axis], [to, axis], textSize * 0.42 + 3),
    ...(shape.run === null ? [around([middle, axis], textSize)] : []),
    ...(hasInspectionWell(shape) ? [around([middle, axis], wellRadius(plan))] : []),
  ]
}

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
