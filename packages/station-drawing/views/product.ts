import type { Composition } from '../core/composition.ts'
import type { Label, UnplacedLabel } from '../core/labels.ts'
import { palette } from '../core/palette.ts'
import { view } from '../core/views.ts'
import { stationDimensions } from '../station/dimensions.ts'
import type { Frame, Sheet } from '../station/frame.ts'
import { formatPerson, PERSON_HEIGHT } from '../station/frame.ts'
import { inletAt, PIPE, type StationGeometry } from '../station/geometry.ts'
import { outletDepth } from '../station/pipes.ts'
import { composeSection } from '../station/section.ts'
import type { StationShape } from '../station/shape.ts'

const LARGE: Sheet = {
  width: 760,
  height: 620,
  scale: 0.15,
  ground: 0,
  person: { x: 76, sky: 22 },
  axis: 380,
  bodyWidth: 380,
  widthGap: 48,
  heightGap: 64,
  inletGap: 96,
  textSize: 16,
}

const PHONE: Sheet = {
  width: 380,
  height: 430,
  scale: 0.114,
  ground: 0,
  person: { x: 38, sky: 14 },
  axis: 190,
  bodyWidth: 216,
  widthGap: 42,
  heightGap: 28,
  inletGap: 62,
  textSize: 14,
}

/** The large picture of a product page, with the numbers of `stationLegend` and a person beside it. Drawn as large as it fits. */
export const productViews = {
  product: view(LARGE, composeLarge),
  phone: view(PHONE, composePhone),
}

function composeLarge(shape: StationShape, sheet: Sheet): Composition {
  return composeSection(shape, sheet, {
    numbers: true,
    marks: stationDimensions,
    names: (one, geometry, frame) => [
      ...personLabel(frame),
      ...pipeLabels(one, geometry, frame, 20, 'Чистая вода'),
      groundLabel(frame),
      noteLabel(geometry, frame),
    ],
  })
}

function composePhone(shape: StationShape, sheet: Sheet): Composition {
  return composeSection(shape, sheet, {
    numbers: true,
    marks: stationDimensions,
    names: (one, geometry, frame) => [
      ...personLabel(frame),
      ...pipeLabels(one, geometry, frame, 12, 'Выход'),
    ],
  })
}

/** The label «1,75 м» beside the head, clear of spade and lid. */
export function personLabel({ sheet, ground, scale }: Frame): UnplacedLabel[] {
  if (!sheet.person) return []
  const x = sheet.person.x + 345 * scale + 8
  const shares = [0.86, 0.8, 0.75, 0.7]
  const options = shares.map((share): Label => {
    const y = ground - PERSON_HEIGHT * scale * share + sheet.textSize * 0.4
    return { lines: [formatPerson()], x, y, size: sheet.textSize, anchor: 'start', halo: palette.sky }
  })
  return [{ options, optional: true }]
}

/** Labels of the pipes at the sheet's edges, «Из дома» at the inlet: below the pipe, above it, or lower. */
export function pipeLabels(
  shape: StationShape,
  geometry: StationGeometry,
  { mmAt, scale, sheet, y }: Frame,
  margin: number,
  out: string,
): UnplacedLabel[] {
  const { width, textSize } = sheet
  const at = (lines: readonly string[], x: number, anchor: 'start' | 'end') => (baseline: number) =>
    ({ lines, x, y: baseline, size: textSize, anchor, halo: palette.soil }) satisfies Label
  const around = (top: number, bottom: number) => [
    ...[1.5, 2.2, 3, 4, 5.5, 7].map((step) => bottom + step * textSize),
    ...[0.6, 1.2].map((step) => top - step * textSize),
  ]
  const inlet = y(inletAt(geometry, mmAt(margin)))
  const outlet = y(outletDepth(shape, geometry, mmAt(width - margin)))
  const half = (shape.pump ? 28 : PIPE / 2) * scale
  return [
    {
      options: [['Из дома'], ['Из', 'дома']].flatMap((lines) =>
        around(inlet - PIPE * scale, inlet).map(at(lines, margin, 'start')),
      ),
      optional: true,
    },
    {
      options: [[out], out.split(' ')].flatMap((lines) =>
        around(outlet - half, outlet + half).map(at(lines, width - margin * 0.75, 'end')),
      ),
      optional: true,
    },
  ]
}

function groundLabel({ sheet, ground }: Frame): UnplacedLabel {
  const { width, textSize } = sheet
  const y = ground - 14
  const label = { lines: ['Уровень земли'], y, size: textSize, halo: palette.sky }
  return {
    options: [
      { ...label, x: width - 16, anchor: 'end' },
      { ...label, x: 150, anchor: 'start' },
    ],
    optional: true,
  }
}

/** The note at the bottom of the sheet, or at the top when the dimension line occupies the bottom. */
function noteLabel({ dashed }: StationGeometry, { sheet }: Frame): UnplacedLabel {
  const { width, height, textSize } = sheet
  const label = { lines: [dashed ? 'Контур условный' : 'Размеры в миллиметрах'], size: textSize }
  const foot = { ...label, y: height - 20, halo: palette.clay }
  const top = { ...label, y: 34, halo: palette.sky }
  return {
    options: [
      { ...foot, x: 20, anchor: 'start' },
      { ...foot, x: width - 20, anchor: 'end' },
      { ...top, x: width - 20, anchor: 'end' },
    ],
    optional: true,
  }
}
