import { tick, zigzag } from './dimensions.ts'
import { geometryOf, PIPE, TRENCH, WALL } from './geometry.ts'
import { figure, textPath } from './lettering.ts'
import { element, group, path, px, rect } from './markup.ts'
import { palette } from './palette.ts'
import { image } from './section.ts'
import { SAND_FILL, soilPatterns } from './soil.ts'
import type { StationShape } from './station.ts'

const PAGE = { width: 400, height: 300 }

/** The view from above, 400 × 300: the pit, the chambers, where the pipes come and go. Drawn as large as it fits. */
export function drawPlan(shape: StationShape): string {
  const { half, dashed, cut } = geometryOf(shape)
  const round = shape.body === 'cylinder' || shape.body === 'septic'
  const across = round ? half : (shape.breadth ?? Math.min(half * 2, 1200)) / 2
  const inRow = shape.body === 'low' || shape.body === 'septic'
  const unsure = dashed || (!round && shape.breadth === null)
  const scale = Math.min(0.1, 230 / (half * 2), 150 / (across * 2))
  const x = (mm: number) => PAGE.width / 2 - 10 + mm * scale
  const y = (mm: number) => PAGE.height / 2 - 12 + mm * scale
  const corner = { rx: round ? half * scale : 4 }
  const [first, second] = inRow ? [-half * 0.28, half * 0.4] : [-half * 0.12, null]
  const inner = rect(x(-half), y(-across), x(half), y(across), corner)
  const waters =
    rect(x(-half), y(-across), x(first), y(across), { fill: palette.raw }) +
    rect(x(first), y(-across), x(half), y(across), { fill: palette.aerated }) +
    (second === null
      ? rect(x(first), y(0), x(half), y(across), { fill: palette.clean })
      : rect(x(second), y(-across), x(half), y(across), { fill: palette.clean }))
  const walls =
    `M${px(x(first))} ${px(y(-across))}V${px(y(across))}` +
    (second === null
      ? `M${px(x(first))} ${px(y(0))}H${px(x(half))}`
      : `M${px(x(second))} ${px(y(-across))}V${px(y(across))}`)
  const sand = TRENCH.mouth
  return image(
    PAGE,
    soilPatterns(false) +
      rect(0, 0, PAGE.width, PAGE.height, { fill: 'url(#e)' }) +
      rect(x(-half - sand), y(-across - sand), x(half + sand), y(across + sand), {
        rx: round ? (half + sand) * scale : 8,
        fill: SAND_FILL,
        stroke: palette.soilInk,
        'stroke-dasharray': '5 4',
      }) +
      pipe(
        `M0 ${px(y(0))}H${px(x(-half))}M${px(x(round ? half * 0.86 : half))} ${px(y(across / 2))}H${PAGE.width}`,
        scale,
      ) +
      element('clipPath', { id: 'k' }, inner) +
      group({ 'clip-path': 'url(#k)', opacity: unsure ? '.6' : undefined }, waters) +
      group(
        { fill: 'none', stroke: palette.line, 'stroke-width': 1.6, 'clip-path': 'url(#k)' },
        path(walls),
      ) +
      rect(x(-half), y(-across), x(half), y(across), {
        ...corner,
        fill: 'none',
        stroke: palette.line,
        'stroke-width': Math.max(2, WALL * scale),
        'stroke-dasharray': unsure ? '6 4' : undefined,
      }) +
      (cut === null ? '' : cutStrip(x(cut), y(-across - 90), y(across + 90))) +
      sizes(
        shape,
        cut === null ? '' : zigzag(x(cut)),
        [x(-half), x(half), y(-across), y(across)],
        sand * scale,
      ),
  )
}

const pipe = (d: string, scale: number) =>
  path(d, { stroke: palette.line, 'stroke-width': PIPE * scale + 2.4 }) +
  path(d, { stroke: palette.steel, 'stroke-width': PIPE * scale })

/** A body longer than drawn is cut here as on the card. */
const cutStrip = (x: number, top: number, bottom: number) =>
  rect(x - 4, top, x + 4, bottom, { fill: palette.soil }) +
  path(`M${px(x - 4)} ${px(top)}V${px(bottom)}M${px(x + 4)} ${px(top)}V${px(bottom)}`, {
    stroke: palette.line,
  })

function sizes(
  shape: StationShape,
  cutMark: string,
  [left, right, top, bottom]: [number, number, number, number],
  sand: number,
) {
  const y = bottom + sand + 26
  const x = right + sand + 14
  const round = shape.body === 'cylinder' || shape.body === 'septic'
  const labelAt = cutMark ? left + (right - left) * 0.3 : (left + right) / 2
  const label = shape.width === null ? null : (round ? 'Ø ' : '') + figure(shape.width)
  const across = shape.breadth === null ? null : figure(shape.breadth)
  const horizontal = `M${px(left - 6)} ${px(y)}${cutMark}H${px(right + 6)}${tick(left, y)}${tick(right, y)}`
  const vertical = `M${px(x)} ${px(top - 6)}V${px(bottom + 6)}${tick(x, top)}${tick(x, bottom)}`
  return (
    path((label ? horizontal : '') + (across ? vertical : ''), {
      fill: 'none',
      stroke: palette.dimension,
      'stroke-width': 1.2,
    }) +
    (label ? textPath(label, labelAt, y - 6, 14, 'middle', palette.soil) : '') +
    (across ? textPath(across, x + 7, top + 22, 14, 'start', palette.soil) : '')
  )
}
