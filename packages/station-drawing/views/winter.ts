import { isFrostDepth, USUAL_FROST } from '@septic-shop/plot/frost.ts'
import { formatNumber } from '@septic-shop/plot/number-format.ts'
import { LID_ABOVE } from '@septic-shop/plot/pit-depth.ts'
import { boxOfCorners } from '../core/boxes.ts'
import { type Composition, toSvg } from '../core/composition.ts'
import type { Label, UnplacedLabel } from '../core/labels.ts'
import { backdrop, type Marks, solid } from '../core/marks.ts'
import { path, px, wave } from '../core/markup.ts'
import { palette } from '../core/palette.ts'
import { type Drawing, view } from '../core/views.ts'
import type { Frame, Sheet } from '../station/frame.ts'
import type { StationGeometry } from '../station/geometry.ts'
import { composeSection } from '../station/section.ts'
import type { StationShape } from '../station/shape.ts'
import { LID_EDGE } from '../station/shell.ts'
import { parseStationKey } from '../station/station-key.ts'

const SNOW = 260

/** Frost depth in millimetres. */
const frostOf = ({ frost = USUAL_FROST * 10 }: Sheet) => frost

/** A sheet with names of what is seen, or without. */
type WinterSheet = Sheet & { isNamed: boolean }

const LARGE: WinterSheet = {
  width: 760,
  height: 620,
  scale: 0.165,
  ground: 130,
  axis: 372,
  bodyWidth: 380,
  widthGap: 40,
  heightGap: 50,
  textSize: 16,
  isNamed: true,
}

const PHONE: WinterSheet = {
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

const SMALL: WinterSheet = {
  ...PHONE,
  width: 400,
  height: 300,
  scale: 0.08,
  ground: 70,
  axis: 200,
  widthGap: 20,
  isNamed: false,
}

const SHEETS = { winter: LARGE, 'winter-phone': PHONE, 'winter-small': SMALL }

/** The station in winter: frost depth and water temperature; small without text. */
export const winterViews = {
  winter: view(LARGE, composeWinter),
  'winter-phone': view(PHONE, composeWinter),
  'winter-small': view(SMALL, composeWinter),
}

/** Name of one of these views with a frost depth in centimetres: `winter-phone-60`. */
const FROST_VIEW = /^(winter(?:-[a-z]+)?)-([1-9]\d{1,2})$/

/** One of these views where the ground freezes as deep as its name says; null for other names and for what is no key. */
export function composeFrost(named: string, key: string): Composition | null {
  const [, name = '', depth] = FROST_VIEW.exec(named) ?? []
  const sheet = Object.entries(SHEETS).find(([view]) => view === name)?.[1]
  const shape = parseStationKey(key)
  if (!sheet || !shape || !isFrostDepth(Number(depth))) return null
  return composeWinter(shape, { ...sheet, frost: Number(depth) * 10 })
}

/** The same as an SVG document. */
export function drawFrost(named: string, key: string): Drawing | null {
  const composition = composeFrost(named, key)
  return composition && { svg: toSvg(composition), width: composition.width }
}

function composeWinter(shape: StationShape, sheet: WinterSheet): Composition {
  return composeSection(shape, sheet, { behind: frost, front: snow, names: sheet.isNamed ? names : null })
}

/** The frozen layer, and the line where it ends. */
function frost(_geometry: StationGeometry, { sheet, ground, y }: Frame): Marks {
  const edge = wave(-2, sheet.width, y(frostOf(sheet)), 3, 70)
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
  const deep = y(frostOf(sheet))
  const depth = `до ${formatNumber(frostOf(sheet) / 1000)} м`
  const frozen = [
    word(`грунт промерзает ${depth}`, margin, deep + size * 1.4, 'start', palette.soil),
    word(`грунт промерзает\n${depth}`, margin, deep + size * 1.4, 'start', palette.soil),
    word(depth, margin, deep + size * 1.4, 'start', palette.soil),
    word(`грунт промерзает\n${depth}`, width - margin, deep + size * 1.4, 'end', palette.soil),
    word(depth, width - margin, deep + size * 3, 'end', palette.soil),
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
