import { textPath } from './lettering.ts'
import { element, group, line, path, px, wave } from './markup.ts'
import { palette } from './palette.ts'
import { breakMark, inMetres, type Plan, planPipe } from './plan-sheet.ts'
import type { Outfall, ProjectShape } from './project-shape.ts'
import { SAND_FILL } from './soil.ts'

const names: Record<Outfall, string | null> = {
  ditch: 'Канава',
  slope: 'Овраг',
  well2: 'Колодец',
  well3: 'Колодец',
  field: 'Дренаж',
  away: null,
}

/** The place that takes the cleaned water and the pipe to it; nobody has measured how far it is. */
export function planOutfall({ outfall, station }: ProjectShape, plan: Plan): string {
  const { scale, axis, textSize, width } = plan
  const from = plan.station.right * scale
  const place = plan.outfall * scale
  const to = outfall === 'away' ? width + 4 : place + 0.2 * scale
  const name = names[outfall]
  return (
    scenes[outfall](plan) +
    planPipe(line([from, axis], [to, axis]), textSize * (station.pump ? 0.2 : 0.42)) +
    breakMark((from + place) / 2, axis, textSize * 0.8) +
    (name === null ? '' : nameOf(name, outfall, plan))
  )
}

function nameOf(
  name: string,
  outfall: Outfall,
  { scale, axis, textSize, width, outfall: place }: Plan,
): string {
  if (outfall === 'ditch' || outfall === 'slope') {
    return textPath(name, place * scale - textSize * 0.8, axis * 1.6, textSize, 'end')
  }
  const above = (outfall === 'field' ? 1.8 : 1.2) * scale + textSize * 0.6
  return textPath(
    name,
    Math.min((place + 1) * scale, width - textSize * 2.4),
    axis - above,
    textSize,
    'middle',
  )
}

const scenes: Record<Outfall, (plan: Plan) => string> = {
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
        ...{ rx: 4, fill: SAND_FILL, stroke: palette.soilInk, 'stroke-dasharray': '5 4' },
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
      ...{ cx, cy: axis, r: r * scale, fill },
      stroke: palette.line,
      'stroke-width': 1.6,
      'stroke-dasharray': dash,
    })
  return ring(1.1, SAND_FILL, '5 4') + ring(0.65, palette.steel) + ring(0.45, palette.clean)
}
