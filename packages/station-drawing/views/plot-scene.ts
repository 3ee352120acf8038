import { boxOfCorners } from '../core/boxes.ts'
import { type Marks, solid } from '../core/marks.ts'
import { element, path, px } from '../core/markup.ts'
import { palette } from '../core/palette.ts'
import { cutting } from '../outfall/cutting.ts'
import type { Frame } from '../station/frame.ts'
import { PIPE, type StationGeometry } from '../station/geometry.ts'
import { outletDepth } from '../station/pipes.ts'
import type { StationShape } from '../station/shape.ts'

const line = (d: string, width: number) =>
  path(d, { fill: 'none', stroke: palette.line, 'stroke-width': width, 'stroke-linecap': 'round' })

/**
 * A two-storey house on its strip foundation, not to scale, with a soil stack down to `outlet` (pixels below the ground
 * line), where the pipe to the station begins.
 */
export function house(left: number, ground: number, outlet: number): Marks {
  const bend = outlet - 34
  const svg = element(
    'g',
    { transform: `translate(${px(left)} ${px(ground)})`, stroke: palette.line, 'stroke-width': 1.5 },
    path('M8-4h344V68H8z', { fill: palette.wall }) +
      path('M0-22h360V2H0z', { fill: palette.steel }) +
      path('M10-22v-174h340v174z', { fill: palette.body }) +
      path('M-18-192 180-322l198 130zM262-110h58v88h-58z', {
        fill: palette.wood,
        'stroke-linejoin': 'round',
      }) +
      path('M36-172h64v50H36zM258-172h64v50h-64z', { fill: palette.clean, 'fill-opacity': '.55' }) +
      line('M12-108h336M68-172v50M290-172v50', 1) +
      line(`M140-348V${px(bend)}q0 20-20 22L8 ${px(outlet - 6)}M140-36h-40M140-122h34`, 3.4) +
      line('M132-348h16M180-128v-22h12v6', 1.6) +
      path('M84-40v-16q0-6 6-6h10v-16h6v32q0 10-12 10zM174-128h46q0 18-12 18h-26q-8 0-8-18z', {
        fill: palette.body,
      }),
  )
  return solid(svg, boxOfCorners([left - 20, 0], [left + 400, ground + 80]))
}

type DitchPosition = { left: number; mouth: number }

/** A ditch with its water level below the end of the outlet pipe, `out` millimetres from the station's axis. */
export function ditch(
  { left, mouth }: DitchPosition,
  shape: StationShape,
  geometry: StationGeometry,
  { ground, y }: Frame,
  out: number,
): Marks {
  const water = y(outletDepth(shape, geometry, out) + PIPE / 2) + 7
  const bed = water + 12
  const at = (x: number, depth: number) => `${px(left + x)} ${px(depth)}`
  const foot = mouth - left + 2
  const bank = `M${at(0, ground)}Q${at(50, ground)} ${at(66, bed)}H${px(left + foot)}Q${at(foot + 24, ground)} ${at(foot + 78, ground)}`
  return solid(
    cutting(
      bank,
      { left, top: ground - 12 },
      path(`M${at(64.5, water)}H${px(left + foot + 2)}L${at(foot, bed)}H${px(left + 66)}z`, {
        fill: palette.clean,
      }),
      { 'stroke-width': 2.5 },
    ),
    boxOfCorners([left, 0], [mouth + 90, ground + 200]),
  )
}
