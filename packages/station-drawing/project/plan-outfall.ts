import { type Box, band, boxOfCorners } from '../core/boxes.ts'
import type { Label, UnplacedLabel } from '../core/labels.ts'
import { element, group, line, path, px, wave } from '../core/markup.ts'
import { palette } from '../core/palette.ts'
import { around } from '../station/dimensions.ts'
import { SAND_FILL } from '../station/soil.ts'
import { breakMark, inMetres, type Plan, planPipe } from './plan-sheet.ts'
import type { ProjectOutfall, ProjectShape } from './project-shape.ts'

const names: Record<ProjectOutfall, string | null> = {
  ditch: 'Канава',
  slope: 'Овраг',
  well2: 'Колодец',
  well3: 'Колодец',
  field: 'Дренаж',
  away: null,
}

/** The outfall and the pipe to it, not to scale: its distance is unknown. */
export function planOutfall({ outfall, station }: ProjectShape, plan: Plan): string {
  const { axis, textSize } = plan
  const { from, position, to } = outfallSpan(outfall, plan)
  return (
    scenes[outfall](plan) +
    planPipe(line([from, axis], [to, axis]), textSize * (station.pump ? 0.2 : 0.42)) +
    breakMark((from + position) / 2, axis, textSize * 0.8)
  )
}

function outfallSpan(outfall: ProjectOutfall, { scale, width, station, outfall: at }: Plan) {
  const position = at * scale
  return {
    from: station.right * scale,
    position,
    to: outfall === 'away' ? width + 4 : position + 0.2 * scale,
  }
}

/** Bounding boxes of the outfall and the pipe to it. */
export function planOutfallBoxes({ outfall }: ProjectShape, plan: Plan): Box[] {
  const { scale, axis, textSize, width, height } = plan
  const { from, position, to } = outfallSpan(outfall, plan)
  const across = (left: number, right: number, reach: number) =>
    boxOfCorners(
      [position + left * scale, axis - reach * scale],
      [position + right * scale, axis + reach * scale],
    )
  const boxes: Record<ProjectOutfall, () => Box[]> = {
    ditch: () => [boxOfCorners([position - 5, 0], [position + 1.6 * scale + 5, height])],
    slope: () => [boxOfCorners([position, 0], [width, height])],
    well2: () => [across(-0.4, 1.8, 1.1)],
    well3: () => [across(-0.4, 1.8, 1.1)],
    field: () => [across(-0.2, 2.8, 1.6)],
    away: () => [],
  }
  return [
    ...boxes[outfall](),
    ...band([from, axis], [to, axis], textSize * 0.42 + 3),
    around([(from + position) / 2, axis], textSize),
  ]
}

/** The outfall's name: beside a ditch or slope, above a well or field. */
export function planOutfallLabels({ outfall }: ProjectShape, plan: Plan): UnplacedLabel[] {
  const { scale, axis, textSize: size, width } = plan
  const name = names[outfall]
  if (name === null) return []
  const position = plan.outfall * scale
  const label = (x: number, y: number, anchor: Label['anchor']): Label => ({
    lines: [name],
    x,
    y,
    size,
    anchor,
  })
  const isLong = outfall === 'ditch' || outfall === 'slope'
  const reach = (outfall === 'field' ? 1.6 : 1.1) * scale
  const over = [axis - reach - size * 0.6, axis + reach + size * 1.2, axis - reach - size * 2]
  return [
    {
      options: isLong
        ? [1.6, 0.4, 1.75, 0.25, 1.45].map((share) => label(position - size * 0.8, axis * share, 'end'))
        : over.flatMap((y) => [
            label(Math.min(position + scale, width - size * 2.6), y, 'middle'),
            label(width - 8, y, 'end'),
          ]),
      optional: true,
    },
  ]
}

const scenes: Record<ProjectOutfall, (plan: Plan) => string> = {
  ditch: ({ scale, height, outfall }) => {
    const left = outfall * scale
    const right = (outfall + 1.6) * scale
    const bank = (at: number) =>
      element('g', { transform: `translate(${px(at)} 0)rotate(90)` }, path(wave(-4, height, 0, 4, 60)))
    return (
      path(`M${px(left)}-4H${px(right)}V${height + 4}H${px(left)}z`, {
        fill: palette.clean,
        'fill-opacity': '.75',
      }) + group({ fill: 'none', stroke: palette.line, 'stroke-width': 1.6 }, bank(left), bank(right))
    )
  },
  slope: ({ scale, height, width, outfall }) => {
    const edge = outfall * scale
    const step = scale * 0.8
    const strokes = Array.from({ length: Math.ceil(height / step) }, (_, i) => {
      const long = i % 2 ? 0.9 : 2
      return `M${px(edge)} ${px(i * step)}h${px(long * scale)}`
    })
    return (
      path(`M${px(edge)} 0H${width}V${height}H${px(edge)}z`, { fill: palette.clay }) +
      path(`M${px(edge)} 0V${height}`, { stroke: palette.line, 'stroke-width': 1.8 }) +
      path(strokes.join(''), { stroke: palette.soilInk, 'stroke-width': 1.2 })
    )
  },
  well2: well,
  well3: well,
  field: (plan) => {
    const { scale, axis, outfall } = plan
    const [left, right] = [outfall, outfall + 2.8]
    const rows = [-0.9, 0, 0.9].map((row) =>
      line([(left + 0.3) * scale, axis + row * scale], [(right - 0.3) * scale, axis + row * scale]),
    )
    const header = line(
      [(left + 0.3) * scale, axis - 0.9 * scale],
      [(left + 0.3) * scale, axis + 0.9 * scale],
    )
    return (
      inMetres(plan, [left - 0.2, right], [1.6, 1.6], {
        rx: 4,
        fill: SAND_FILL,
        stroke: palette.soilInk,
        'stroke-dasharray': '5 4',
      }) +
      path(header, { stroke: palette.line, 'stroke-width': 3 }) +
      path(rows.join(''), { stroke: palette.line, 'stroke-width': 3, 'stroke-dasharray': '6 3' })
    )
  },
  away: () => '',
}

function well({ scale, axis, outfall }: Plan): string {
  const cx = (outfall + 0.7) * scale
  const ring = (r: number, fill: string, dash?: string) =>
    element('circle', {
      cx,
      cy: axis,
      r: r * scale,
      fill,
      stroke: palette.line,
      'stroke-width': 1.6,
      'stroke-dasharray': dash,
    })
  return ring(1.1, SAND_FILL, '5 4') + ring(0.65, palette.steel) + ring(0.45, palette.clean)
}
