import type { Frame } from './frame.ts'
import { FALL, inletAt, PIPE, type StationGeometry, WALL } from './geometry.ts'
import { group, line, outline, path } from './markup.ts'
import { palette } from './palette.ts'
import type { StationShape } from './station.ts'

const PRESSURE_PIPE = 55
/** A pressure pipe needs hardly any fall: the pump pushes. */
const PRESSURE_FALL = 0.007

/** How far the pipes reach, in millimetres from the station's axis. */
export type PipeEnds = { house: number; out: number }

/** The inlet from the house and the outlet, drawn behind the body: from its walls to the sheet's edges. */
export function pipes(
  shape: StationShape,
  geometry: StationGeometry,
  frame: Frame,
  { house, out }: PipeEnds = { house: frame.mmAt(-3), out: frame.mmAt(frame.sheet.width + 3) },
): string {
  const { half } = geometry
  const { x, y } = frame
  const inside = -half + WALL + 40
  const thickness = shape.pump ? PRESSURE_PIPE : PIPE
  const start = half - WALL
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
  return (
    path(
      outline(houseTop, insideTop, insideBottom, houseBottom) +
        outline(startTop, outTop, outBottom, startBottom),
      { fill: palette.steel, stroke: palette.line, 'stroke-width': 1.2 },
    ) +
    group(
      { 'stroke-width': 1.3, ...flow },
      path(line(...inletLine(26, -half)), { stroke: palette.line }),
      path(line(...outletLine(shape.pump ? 6 : 26, half)), { stroke: palette.body }),
    )
  )
}

/** The middle of the outlet pipe at a distance from the axis: it falls away from the station. */
export function outletDepth(shape: StationShape, { half, outlet }: StationGeometry, x: number): number {
  return outlet + (shape.pump ? PRESSURE_FALL : FALL) * (x - half)
}
