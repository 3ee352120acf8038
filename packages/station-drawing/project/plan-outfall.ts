import { around, boxOfCorners } from '../core/boxes.ts'
import type { Label, UnplacedLabel } from '../core/labels.ts'
import { backdrop, layers, type Marks, noMarks, solid } from '../core/marks.ts'
import { element, group, line, path, px, wave } from '../core/markup.ts'
import { palette } from '../core/palette.ts'
import { SAND } from '../station/soil.ts'
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
export function planOutfall({ outfall, station }: ProjectShape, plan: Plan): Marks {
  const { scale, textSize, width } = plan
  const [from, position] = [plan.station.right * scale, plan.outfall * scale]
  const to = outfall === 'away' ? width + 4 : position + 0.2 * scale
  return layers(
    scenes[outfall](plan),
    planPipe(plan, [from, to], station.pump ? 0.2 : undefined),
    breakMark(plan, (from + position) / 2, textSize * 0.8),
  )
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

const scenes: Record<ProjectOutfall, (plan: Plan) => Marks> = {
  ditch: ({ scale, height, outfall }) => {
    const left = outfall * scale
    const right = (outfall + 1.6) * scale
    const bank = (at: number) =>
      element('g', { transform: `translate(${px(at)} 0)rotate(90)` }, path(wave(-4, height, 0, 4, 60)))
    return solid(
      path(`M${px(left)}-4H${px(right)}V${height + 4}H${px(left)}z`, {
        fill: palette.clean,
        'fill-opacity': '.75',
      }) + group({ fill: 'none', stroke: palette.line, 'stroke-width': 1.6 }, bank(left), bank(right)),
      boxOfCorners([left - 5, 0], [right + 5, height]),
    )
  },
  slope: ({ scale, height, width, outfall }) => {
    const edge = outfall * scale
    const step = scale * 0.8
    const strokes = Array.from({ length: Math.ceil(height / step) }, (_, i) => {
      const long = i % 2 ? 0.9 : 2
      return `M${px(edge)} ${px(i * step)}h${px(long * scale)}`
    })
    return solid(
      path(`M${px(edge)} 0H${width}V${height}H${px(edge)}z`, { fill: palette.clay }) +
        path(`M${px(edge)} 0V${height}`, { stroke: palette.line, 'stroke-width': 1.8 }) +
        path(strokes.join(''), { stroke: palette.soilInk, 'stroke-width': 1.2 }),
      boxOfCorners([edge, 0], [width, height]),
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
    return layers(
      inMetres(plan, [left - 0.2, right], [1.6, 1.6], { rx: 4, ...SAND }),
      backdrop(
        path(header, { stroke: palette.line, 'stroke-width': 3 }),
        path(rows.join(''), { stroke: palette.line, 'stroke-width': 3, 'stroke-dasharray': '6 3' }),
      ),
    )
  },
  away: () => noMarks,
}

function well({ scale, axis, outfall }: Plan): Marks {
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
  return solid(
    ring(1.1, SAND.fill, '5 4') + ring(0.65, palette.steel) + ring(0.45, palette.clean),
    around([cx, axis], 1.1 * scale),
  )
}
