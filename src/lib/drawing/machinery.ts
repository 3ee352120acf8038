import type { Frame } from './frame.ts'
import { type StationGeometry, WALL } from './geometry.ts'
import { textPath } from './lettering.ts'
import { element, group, path, px, rect } from './markup.ts'
import { manufacturerColour, palette } from './palette.ts'
import type { StationShape } from './station.ts'

/** The compressor under the lid; for forced discharge the pump at the foot and its riser. */
export function machinery(shape: StationShape, geometry: StationGeometry, frame: Frame): string {
  const { half, bottom, outlet, compressor } = geometry
  const { x, y, scale } = frame
  const right = half - WALL
  const box = compressor && rect(x(compressor[0]), y(-20), x(compressor[1]), y(130), { rx: 2 })
  const pump = rect(x(right - 190), y(bottom - WALL - 330), x(right - 40), y(bottom - WALL - 60), { rx: 3 })
  const riser = `M${px(x(right - 115))} ${px(y(bottom - WALL - 330))}V${px(y(outlet))}H${px(x(half))}`
  return (
    group(
      { fill: manufacturerColour[shape.manufacturer], stroke: palette.line },
      box ?? '',
      shape.pump ? pump : '',
    ) +
    (shape.pump
      ? path(riser, { fill: 'none', stroke: palette.line, 'stroke-width': Math.max(3.2, scale * 30) })
      : '')
  )
}

/** Where the numbers of the legend stand, in its order: receiving, aeration, settler, compressor. */
function legendPoints(shape: StationShape, geometry: StationGeometry): [x: number, depth: number][] {
  const { half, level, bottom, compressor, cut } = geometry
  const settler = half * (shape.pump ? 0.42 : 0.6)
  const depth = (share: number) => level + (bottom - level) * share
  const spots: Record<StationShape['body'], [number, number][]> = {
    box: [
      [-half * 0.56, depth(0.4)],
      [half * 0.22, depth(0.84)],
      [settler, depth(0.4)],
    ],
    cylinder: [
      [-half * 0.56, depth(0.4)],
      [half * 0.22, depth(0.82)],
      [settler, depth(0.4)],
    ],
    low: [
      [-half * 0.64, depth(0.42)],
      [half * (cut === null ? 0.06 : -0.06), depth(0.42)],
      [half * 0.7, depth(0.42)],
    ],
    septic: [
      [-half * 0.56, depth(0.4)],
      [half * 0.18, depth(0.4)],
      [half * 0.7, depth(0.4)],
    ],
  }
  const spot = spots[shape.body]
  return compressor ? [...spot, [(compressor[0] + compressor[1]) / 2, 55]] : spot
}

/** The numbers 1–4 of the legend, in circles. */
export function legendNumbers(shape: StationShape, geometry: StationGeometry, { x, y }: Frame): string {
  const points = legendPoints(shape, geometry).map(([mm, depth]) => [x(mm), y(depth)] as const)
  return (
    group(
      { fill: palette.mark, stroke: palette.line, 'stroke-width': 1.3 },
      ...points.map(([cx, cy]) => element('circle', { cx, cy, r: 11 })),
    ) + points.map(([cx, cy], i) => textPath(String(i + 1), cx, cy + 4.6, 13.5, 'middle')).join('')
  )
}
