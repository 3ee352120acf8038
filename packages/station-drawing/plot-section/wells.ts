import { LID_ABOVE } from '@septic-shop/plot/pit-depth.ts'
import { type Box, boxOfCorners } from '../core/boxes.ts'
import { layers, type Marks, noMarks, solid } from '../core/marks.ts'
import { group, path, px, rect } from '../core/markup.ts'
import { palette } from '../core/palette.ts'
import { filtrationField, vent } from '../outfall/field.ts'
import { drainageWell } from '../outfall/well.ts'
import { isCutWell, RING } from './place.ts'
import { PUMP_WELL, type Scene } from './scene.ts'

/** Wall, cover slab and hatch of a well of rings, in millimetres. */
const WELL = { wall: 90, above: LID_ABOVE, foot: 450 } as const

/** A drainage well with its hatch, and the water that stands in it; dashed when its depth is unknown. */
export function well(scene: Scene): Marks {
  const { section, place, frame } = scene
  const { x, y, scale } = frame
  const axis = (place.left + place.right) / 2
  const known = section.rings !== null && section.rings > 0
  const count = Math.max(1, Math.round((place.bottom - place.ground) / RING.height))
  const inner = RING.radius - WELL.wall
  const reach = RING.radius + RING.gravel
  const [left, right] = [x(axis - inner), x(axis + inner)]
  const [outerLeft, outerRight] = [x(axis - RING.radius), x(axis + RING.radius)]
  const [top, foot] = [y(place.ground - 40), y(place.bottom)]
  const standing = waterIn(scene)
  const wall = { fill: known ? palette.steel : palette.mark, 'stroke-dasharray': known ? undefined : '5 4' }
  const joints = Array.from({ length: known ? count - 1 : 0 }, (_, index) => {
    const at = px(y(place.ground + (index + 1) * RING.height))
    return `M${px(outerLeft)} ${at}H${px(left)}M${px(right)} ${at}H${px(outerRight)}`
  })
  const rings = group(
    { stroke: palette.line, 'stroke-width': 1.1 },
    rect(outerLeft, top, left, foot, wall),
    rect(right, top, outerRight, foot, wall),
    path(joints.join('')),
    rect(x(axis - RING.radius - 40), y(place.ground - 110), x(axis + RING.radius + 40), top, {
      fill: palette.steel,
    }),
    rect(x(axis - 330), y(place.ground - WELL.above - 20), x(axis + 330), y(place.ground - 110), {
      fill: palette.grass,
      rx: 2,
    }),
  )
  const bed = boxOfCorners(
    [x(axis - reach), y(place.bottom - RING.height)],
    [x(axis + reach), y(place.bottom + WELL.foot)],
  )
  return drainageWell({
    shaft: boxOfCorners([left, top], [right, foot]),
    water: standing === null ? null : y(standing),
    bed,
    stones: { ...bed, top: foot, bottom: y(place.bottom + WELL.foot - 60) },
    pebble: Math.max(5, 130 * scale),
    rings: rings + (isCutWell(section) ? cutThrough(bed, y(place.bottom - RING.height * 1.5)) : ''),
    box: boxOfCorners([outerLeft - 4, y(place.ground - 180)], [outerRight + 4, foot]),
  })
}

/** The level of the water that stands in the well, in millimetres; null when none is known of. */
function waterIn({ section: { waterRings, rings }, place }: Scene): number | null {
  if (waterRings === null || waterRings === 0) return null
  const share = rings === null || rings === 0 ? 1 : Math.min(1, waterRings / rings)
  return place.bottom - Math.max(80, (place.bottom - place.ground) * share)
}

/** A horizontal break line through a well that is deeper than is drawn. */
function cutThrough({ left, right }: Box, y: number): string {
  const wave = (at: number) =>
    `M${px(left)} ${px(at)}q${px((right - left) / 4)} -8 ${px((right - left) / 2)} 0t${px((right - left) / 2)} 0`
  return (
    path(wave(y), { fill: 'none', stroke: palette.sky, 'stroke-width': 8 }) +
    path(wave(y - 4) + wave(y + 4), { fill: 'none', stroke: palette.line, 'stroke-width': 1.1 })
  )
}

/** The separate pump well behind a gravity body: a narrow shaft with the pump at its bottom. */
export function pumpShaft(scene: Scene): Marks {
  const { pumpWell, levels, frame } = scene
  if (pumpWell === null) return noMarks
  const { x, y, scale } = frame
  const floor = levels.outlet.depth + PUMP_WELL.below
  const [left, right] = [x(pumpWell - PUMP_WELL.radius), x(pumpWell + PUMP_WELL.radius)]
  const riser = `M${px(x(pumpWell))} ${px(y(floor - 300))}V${px(y(Math.min(levels.outlet.depth, 400) - 28))}`
  return solid(
    rect(left, y(-80), right, y(floor), {
      fill: palette.body,
      stroke: palette.line,
      'stroke-width': 1.5,
      rx: 3,
    }) +
      rect(left + 2, y(levels.outlet.depth + 260), right - 2, y(floor) - 2, { fill: palette.clean }) +
      path(riser, { fill: 'none', stroke: palette.signal, 'stroke-width': Math.max(2.2, 40 * scale) }) +
      rect(x(pumpWell - 100), y(floor - 320), x(pumpWell + 100), y(floor - 50), {
        fill: palette.signal,
        stroke: palette.line,
        rx: 2,
      }) +
      rect(left - 3, y(-LID_ABOVE), right + 3, y(-70), { fill: palette.grass, stroke: palette.line, rx: 2 }),
    boxOfCorners([left - 4, y(-160)], [right + 4, y(floor)]),
  )
}

/** A filtration field behind the end of the outlet pipe. */
export function field({ place, frame, levels }: Scene): Marks {
  const { x, y, scale } = frame
  const bore = Math.max(3, levels.bore * scale)
  const [left, right] = [x(place.end - 150), x(place.right)]
  const [pipe, end] = [y(place.endDepth), x(place.right - 250)]
  const top = pipe - bore - Math.max(2, 50 * scale)
  const bed = boxOfCorners([left, top], [right, y(place.bottom)])
  // Words keep a little further above the bed than its edge.
  const clear = solid('', { ...bed, top: y(place.endDepth - levels.bore - 60) })
  const drawn = filtrationField({
    bed,
    stones: { ...bed, top: pipe + 1 },
    pebble: Math.max(5, 110 * scale),
    pipe:
      rect(x(place.end), pipe - bore, end, pipe, {
        fill: palette.steel,
        stroke: palette.line,
        'stroke-width': 1.1,
      }) +
      path(`M${px(x(place.end) + 6)} ${px(pipe - 0.5)}H${px(end)}`, {
        stroke: palette.clean,
        'stroke-width': Math.max(2, bore * 0.5),
        'stroke-dasharray': `3 ${px(Math.max(5, 90 * scale))}`,
      }),
    vent: vent(
      { at: end, top: y(place.ground - 500), foot: pipe, bore, scale },
      { wall: 1.1, cap: 2.2, reach: 1.2, room: 12 },
    ),
  })
  return layers(clear, drawn)
}
