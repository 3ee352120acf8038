import { isRound } from '@septic-shop/plot/station.ts'
import { band, boxOfCorners } from '../core/boxes.ts'
import { type Composition, compose } from '../core/composition.ts'
import { labelOf, type UnplacedLabel } from '../core/labels.ts'
import { figure } from '../core/lettering.ts'
import { backdrop, block, type Marks, solid, words } from '../core/marks.ts'
import { element, group, type Point, path, px, rect } from '../core/markup.ts'
import { palette } from '../core/palette.ts'
import { view } from '../core/views.ts'
import {
  besideLine,
  type Dimension,
  drawDimensions,
  upright,
  zigzag,
  zigzagBox,
} from '../station/dimensions.ts'
import { geometryOf, PIPE, WALL } from '../station/geometry.ts'
import { TRENCH } from '../station/measures.ts'
import type { StationShape } from '../station/shape.ts'
import { SAND, soilPatterns } from '../station/soil.ts'

type Page = { width: number; height: number; textSize: number; inlet: string; outlet: string }

const LARGE: Page = { width: 760, height: 620, textSize: 16, inlet: 'Из дома', outlet: 'Чистая вода' }
const PHONE: Page = { width: 380, height: 430, textSize: 14, inlet: 'Из дома', outlet: 'Выход' }
const SMALL: Page = { ...PHONE, width: 400, height: 300 }

/** The plan: pit, chambers, inlet and outlet, as large as it fits; small without text. */
export const planViews = {
  plan: view(LARGE, composePlan),
  'plan-phone': view(PHONE, composePlan),
  'plan-small': view(SMALL, composePlan),
}

/** The body as seen from above, in pixels of the page. */
type Body = { left: number; right: number; top: number; bottom: number; axis: number; outlet: number }

function composePlan(shape: StationShape, page: Page): Composition {
  const { half, dashed, cut } = geometryOf(shape)
  const round = isRound(shape.body)
  const across = round ? half : (shape.breadth ?? Math.min(half * 2, 1200)) / 2
  const inRow = shape.body === 'low' || shape.body === 'septic'
  const unsure = dashed || (!round && shape.breadth === null)
  const sand = TRENCH.mouth
  const scale = Math.min(
    (0.13 * page.width) / 400,
    (page.width * 0.62) / (half * 2 + sand * 2),
    (page.height * 0.6) / (across * 2 + sand * 2),
  )
  const x = (mm: number) => page.width / 2 - page.width * 0.025 + mm * scale
  const y = (mm: number) => page.height * 0.47 + mm * scale
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
  const body: Body = {
    left: x(-half),
    right: x(half),
    top: y(-across),
    bottom: y(across),
    axis: y(0),
    outlet: y(across / 2),
  }
  const bore = PIPE * scale
  const cutAt = cut === null ? null : x(cut)
  return compose(page, [
    backdrop(soilPatterns(false), rect(0, 0, page.width, page.height, { fill: 'url(#e)' })),
    block(boxOfCorners([x(-half - sand), y(-across - sand)], [x(half + sand), y(across + sand)]), {
      rx: round ? (half + sand) * scale : 8,
      ...SAND,
    }),
    pipe(
      bore,
      [
        [0, body.axis],
        [body.left, body.axis],
      ],
      [
        [x(round ? half * 0.86 : half), body.outlet],
        [page.width, body.outlet],
      ],
    ),
    backdrop(
      element('clipPath', { id: 'k' }, inner),
      group({ 'clip-path': 'url(#k)', opacity: unsure ? '.6' : undefined }, waters),
      group({ fill: 'none', stroke: palette.line, 'stroke-width': 1.6, 'clip-path': 'url(#k)' }, path(walls)),
      rect(x(-half), y(-across), x(half), y(across), {
        ...corner,
        fill: 'none',
        stroke: palette.line,
        'stroke-width': Math.max(2, WALL * scale),
        'stroke-dasharray': unsure ? '6 4' : undefined,
      }),
      cut === null ? '' : cutStrip(x(cut), y(-across - 90), y(across + 90)),
    ),
    ...(page !== SMALL
      ? [drawSizes(shape, body, sand * scale, page, cutAt), words(...pipeNames(body, bore, page))]
      : []),
  ])
}

/** Pipes as seen from above, each with a wall and the water in it. */
function pipe(bore: number, ...pipes: [Point, Point][]): Marks {
  const d = pipes.map(([[x1, y], [x2]]) => `M${px(x1)} ${px(y)}H${px(x2)}`).join('')
  return solid(
    path(d, { stroke: palette.line, 'stroke-width': bore + 2.4 }) +
      path(d, { stroke: palette.steel, 'stroke-width': bore }),
    ...pipes.flatMap((ends) => band(...ends, bore + 3)),
  )
}

/** Break line through a body that is drawn shorter than it is, as on the card. */
const cutStrip = (x: number, top: number, bottom: number) =>
  rect(x - 4, top, x + 4, bottom, { fill: palette.soil }) +
  path(`M${px(x - 4)} ${px(top)}V${px(bottom)}M${px(x + 4)} ${px(top)}V${px(bottom)}`, {
    stroke: palette.line,
  })

/** Dimensions outside the pit: length below it, breadth to its right. */
function drawSizes(shape: StationShape, body: Body, sand: number, page: Page, cut: number | null): Marks {
  const { left, right, top, bottom } = body
  const { textSize } = page
  const y = bottom + sand + textSize * 2
  const x = right + sand + 14
  const middle = (left + right) / 2
  const label = (text: string, at: number, baseline: number) =>
    labelOf(textSize)(text, at, baseline, 'middle')
  const along: Dimension | null =
    shape.width === null
      ? null
      : {
          line: `M${px(left - 6)} ${px(y)}${cut === null ? '' : zigzag(cut)}H${px(right + 6)}`,
          extensions: '',
          ends: [
            [left, y],
            [right, y],
          ],
          taken: [...band([left - 6, y], [right + 6, y]), ...(cut === null ? [] : [zigzagBox(cut, y)])],
          figure: {
            options: (cut === null ? [middle] : [left + (right - left) * 0.3, middle]).flatMap((at) => {
              const text = (isRound(shape.body) ? 'Ø ' : '') + figure(shape.width ?? 0)
              return [label(text, at, y - 8), label(text, at, y + textSize * 0.74 + 6)]
            }),
            target: [middle, y],
          },
        }
  const beside: Dimension | null =
    shape.breadth === null
      ? null
      : {
          ...upright(x, top, bottom),
          figure: {
            options: besideLine([figure(shape.breadth)], [x, top, bottom], textSize, ['start']),
            target: [x, (top + bottom) / 2],
          },
        }
  return drawDimensions([along, beside], 1.2)
}

/** Labels of inlet and outlet, at the sheet's edges above the pipes. */
function pipeNames(
  { axis, outlet }: Body,
  bore: number,
  { width, textSize, inlet, outlet: out }: Page,
): UnplacedLabel[] {
  const near = (at: number, word: string, x: number, anchor: 'start' | 'end'): UnplacedLabel => ({
    options: [
      at - bore / 2 - textSize * 0.6,
      at + bore / 2 + textSize * 1.3,
      at + bore / 2 + textSize * 2.6,
    ].map((baseline) => labelOf(textSize)(word, x, baseline, anchor)),
    optional: true,
  })
  return [near(axis, inlet, 12, 'start'), near(outlet, out, width - 12, 'end')]
}
