import { LID_ABOVE } from '@septic-shop/plot/pit-depth.ts'
import { boxOfCorners } from '../core/boxes.ts'
import type { Composition } from '../core/composition.ts'
import type { Label, UnplacedLabel } from '../core/labels.ts'
import { backdrop, type Marks, solid } from '../core/marks.ts'
import { path, px, wave } from '../core/markup.ts'
import { palette } from '../core/palette.ts'
import { view } from '../core/views.ts'
import type { Frame, Sheet } from '../station/frame.ts'
import type { StationGeometry } from '../station/geometry.ts'
import { composeSection } from '../station/section.ts'
import type { StationShape } from '../station/shape.ts'
import { LID_EDGE } from '../station/shell.ts'

/**
 * Frost depth in millimetres. Source: the shop's FAQ (content/seed/faq.json, installation in winter and wintering): soil freezes
 * 40–100 cm deep in the Moscow region, the chambers stay above 8–12 °C.
 */
const FROST = 1000
const SNOW = 260

const LARGE: Sheet = {
  width: 760,
  height: 620,
  scale: 0.165,
  ground: 130,
  axis: 372,
  bodyWidth: 380,
  widthGap: 40,
  heightGap: 50,
  textSize: 16,
}

const PHONE: Sheet = {
  ...LARGE,
  width: 380,
  height: 430,
  scale: 0.114,
  ground: 96,
  axis: 190,
  bodyWidth: 216,
  heightGap: 20,
  textSize: 14,
}

const SMALL: Sheet = {
  ...PHONE,
  width: 400,
  height: 300,
  scale: 0.08,
  ground: 70,
  axis: 200,
  widthGap: 20,
}

/** The station in winter: frost depth and water temperature; small without text. */
export const winterViews = {
  winter: view(LARGE, composeWinter),
  'winter-phone': view(PHONE, composeWinter),
  'winter-small': view(SMALL, composeWinter),
}

function composeWinter(shape: StationShape, sheet: Sheet): Composition {
  return composeSection(shape, sheet, { behind: frost, front: snow, names: sheet === SMALL ? null : names })
}

/** The frozen layer, and the line where it ends. */
function frost(_geometry: StationGeometry, { sheet, ground, y }: Frame): Marks {
  const edge = wave(-2, sheet.width, y(FROST), 3, 70)
  return backdrop(
    path(`${edge}V${px(ground)}H-2z`, { fill: palette.clean, 'fill-opacity': '.3' }),
    path(edge, { fill: 'none', stroke: palette.signal, 'stroke-width': 1.6, 'stroke-dasharray': '7 5' }),
  )
}

/** Snow on the grass and on the lids, which no label may cross. */
function snow({ necks }: StationGeometry, { sheet, ground, x, y, scale }: Frame): Marks {
  const look = { fill: palette.snow, stroke: palette.line, 'stroke-width': 1 }
  const cover = `${wave(-4, sheet.width + 4, y(-SNOW), 4, 90)}V${px(ground)}H-4z`
  const caps = necks.map(([a, b]) => {
    const [left, right] = [x(a - LID_EDGE), x(b + LID_EDGE)]
    const rise = px(240 * scale)
    const d = `M${px(left)} ${px(y(-LID_ABOVE))}q0-${rise} ${px((right - left) / 2)}-${rise}t${px((right - left) / 2)} ${rise}z`
    return { d, box: boxOfCorners([left, y(-LID_ABOVE) - 240 * scale], [right, ground]) }
  })
  return solid(
    path(cover, { ...look, 'fill-opacity': '.82' }) + path(caps.map(({ d }) => d).join(''), look),
    boxOfCorners([0, y(-SNOW) - 6], [sheet.width, ground]),
    ...caps.map(({ box }) => box),
  )
}

function names(
  shape: StationShape,
  { half, level, bottom }: StationGeometry,
  { sheet, x, y }: Frame,
): UnplacedLabel[] {
  const { width, textSize: size } = sheet
  const margin = size
  const word = (
    text: string,
    at: number,
    baseline: number,
    anchor: Label['anchor'],
    halo: string,
  ): Label => ({
    lines: text.split('\n'),
    x: at,
    y: baseline,
    size,
    anchor,
    halo,
  })
  const deep = y(FROST)
  const frozen = [
    word('грунт промерзает до 1 м', margin, deep + size * 1.4, 'start', palette.soil),
    word('грунт промерзает\nдо 1 м', margin, deep + size * 1.4, 'start', palette.soil),
    word('до 1 м', margin, deep + size * 1.4, 'start', palette.soil),
    word('грунт промерзает\nдо 1 м', width - margin, deep + size * 1.4, 'end', palette.soil),
    word('до 1 м', width - margin, deep + size * 3, 'end', palette.soil),
  ]
  const warm = [0, 1, 2, 3, 4].flatMap((step) =>
    ['внутри 8–12 °C', 'внутри\n8–12 °C'].map((text) =>
      word(text, width - margin, y((level + bottom) / 2) + step * size, 'end', palette.soil),
    ),
  )
  const inside: [number, number] = [x(half * 0.6), y((level + bottom) / 2)]
  return [
    { options: frozen, optional: true },
    ...(shape.body === 'septic'
      ? []
      : [{ options: warm.map((label) => ({ ...label, leader: inside })), optional: true }]),
    {
      options: [
        word('снег утепляет крышку', margin, y(-SNOW) - size * 1.2, 'start', palette.sky),
        word('снег утепляет\nкрышку', margin, y(-SNOW) - size * 2.4, 'start', palette.sky),
        word('снег\nутепляет', margin, y(-SNOW) - size * 2.4, 'start', palette.sky),
      ],
      optional: true,
    },
  ]
}
