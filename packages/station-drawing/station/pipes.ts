import { band } from '../core/boxes.ts'
import { type Marks, solid } from '../core/marks.ts'
import { group, line, outline, path } from '../core/markup.ts'
import { palette } from '../core/palette.ts'
import type { Frame } from './frame.ts'
import { FALL, inletAt, PIPE, type StationGeometry, WALL } from './geometry.ts'
import type { StationShape } from './shape.ts'

/** Outer diameter of a pressure pipe in millimetres. */
export const PRESSURE_PIPE = 55
/** Slope of a pressure pipe: hardly any is needed. */
const PRESSURE_FALL = 0.007

/** Far ends of the pipes, in millimetres from the station's axis. */
type PipeEnds = { house: number; out: number }

/** The inlet from the house and the outlet, drawn behind the body: from its walls to the sheet's edges. */
export function pipes(
  shape: StationShape,
  geometry: StationGeometry,
  frame: Frame,
  { house, out }: PipeEnds = wholeSheet(frame),
): Marks {
  const { half, outletFrom } = geometry
  const { x, y, scale } = frame
  const inside = -half + WALL + 40
  const thickness = shape.pump ? PRESSURE_PIPE : PIPE
  const start = outletFrom - WALL
  const outletAt = (mm: number) => outletDepth(shape, geometry, mm)
  const inletLine = (above: number, to: number) =>
    [
      [x(house), y(inletAt(geometry, house) - above)],
      [x(to), y(inletAt(geometry, to) - above)],
    ] as const
  const outletLine = (below: number, from: number) =>
    [
      [x(from), y(outletAt(from) + below)],
      [x(out), y(outletAt(out) + below)],
    ] as const
  const [houseTop, insideTop] = inletLine(PIPE, inside)
  const [houseBottom, insideBottom] = inletLine(0, inside)
  const [startTop, outTop] = outletLine(-thickness / 2, start)
  const [startBottom, outBottom] = outletLine(thickness / 2, start)
  const flow = { 'stroke-dasharray': '7 6' }
  return solid(
    path(
      outline(houseTop, insideTop, insideBottom, houseBottom) +
        outline(startTop, outTop, outBottom, startBottom),
      { fill: palette.steel, stroke: palette.line, 'stroke-width': 1.2 },
    ) +
      group(
        { 'stroke-width': 1.3, ...flow },
        path(line(...inletLine(26, -half)), { stroke: palette.line }),
        path(line(...outletLine(shape.pump ? 6 : 26, outletFrom)), { stroke: palette.body }),
      ),
    ...band(...inletLine(PIPE / 2, -half), PIPE * scale + 2),
    ...band(...outletLine(0, outletFrom), thickness * scale + 2),
  )
}

/** The middle of the outlet pipe at a distance from the axis: it falls away from the station. */
export function outletDepth(shape: StationShape, { outlet, outletFrom }: StationGeometry, x: number): number {
  return outlet + (shape.pump ? PRESSURE_FALL : FALL) * (x - outletFrom)
}

/** Pipe ends for pipes that leave the sheet on both sides. */
const wholeSheet = ({ mmAt, sheet }: Frame): PipeEnds => ({
  house: mmAt(-3),
  out: mmAt(sheet.width + 3),
})
