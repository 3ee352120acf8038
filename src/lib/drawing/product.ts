import type { Frame, Sheet } from './frame.ts'
import { inletAt, PIPE, type StationGeometry } from './geometry.ts'
import { textPath } from './lettering.ts'
import { palette } from './palette.ts'
import { drawSection } from './section.ts'
import type { StationShape } from './station.ts'

const LARGE: Sheet = {
  width: 760,
  height: 620,
  scale: 0.172,
  ground: 90,
  lowest: 150,
  axis: 372,
  bodyWidth: 380,
  widthGap: 57,
  heightGap: 64,
  inletGap: 96,
  textSize: 16,
}

const PHONE: Sheet = {
  width: 380,
  height: 400,
  scale: 0.114,
  ground: 60,
  lowest: 90,
  axis: 184,
  bodyWidth: 216,
  widthGap: 46,
  heightGap: 28,
  inletGap: 62,
  textSize: 14,
}

/** The large picture of a product page, 760 × 620, with the numbers of `stationLegend`. Drawn as large as it fits. */
export function drawProduct(shape: StationShape): string {
  return drawSection(shape, LARGE, {
    numbers: true,
    labels: (geometry, frame) => {
      const noteAt = noteLine(geometry, frame)
      const note = geometry.dashed ? 'Контур условный' : 'Размеры в миллиметрах'
      return (
        label('Уровень земли', 20, frame.ground - 14, 'start', palette.sky) +
        pipeLabels(shape, geometry, frame, 20, 'Чистая вода') +
        label(note, 20, noteAt, 'start', noteAt < frame.ground ? palette.sky : palette.clay)
      )
    },
  })
}

/** The foot of the sheet, or the sky above a body so large that its dimension line takes the foot. */
function noteLine({ half, bottom }: StationGeometry, { x, y, sheet }: Frame): number {
  const free = x(-half) > 240 || y(bottom) + sheet.widthGap < sheet.height - 50
  return free ? sheet.height - 20 : 34
}

/** The same picture for narrow screens, 380 × 400. */
export function drawProductPhone(shape: StationShape): string {
  return drawSection(shape, PHONE, {
    numbers: true,
    labels: (geometry, frame) => pipeLabels(shape, geometry, frame, 12, 'Выход'),
  })
}

/** «Из дома» under the inlet, the other text under the outlet, at the sheet's edges. */
function pipeLabels(
  shape: StationShape,
  geometry: StationGeometry,
  frame: Frame,
  margin: number,
  out: string,
): string {
  const { width, textSize } = frame.sheet
  const inlet = frame.y(inletAt(geometry, frame.mmAt(margin))) + textSize * 2.4
  const fall = shape.pump ? 20 : PIPE
  const outlet = frame.y(geometry.outlet + fall) + textSize * 2.2
  return (
    label('Из дома', margin, inlet, 'start', palette.soil, textSize) +
    label(out, width - margin * 0.75, outlet, 'end', palette.soil, textSize)
  )
}

function label(
  text: string,
  x: number,
  y: number,
  anchor: 'start' | 'end',
  halo: string,
  size = LARGE.textSize,
) {
  return textPath(text, x, y, size, anchor, halo)
}
