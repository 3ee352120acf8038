import { boxOfCorners } from '../core/boxes.ts'
import { backdrop, block, layers, type Marks, noMarks, solid } from '../core/marks.ts'
import { group, outline, path, px, rect } from '../core/markup.ts'
import { palette } from '../core/palette.ts'
import { gravel } from '../project/project-outfall.ts'
import { SAND_FILL } from '../station/soil.ts'
import { isCutWell, RING } from './place.ts'
import { PUMP_WELL, type Scene } from './scene.ts'

/** Wall, cover slab and hatch of a well of rings, in millimetres. */
const WELL = { wall: 90, above: 150, foot: 450 } as const

/** A drainage well: concrete rings on gravel, open at the bottom, with the water that stands in it. */
export function drainageWell(scene: Scene): Marks {
  const { section, place, frame } = scene
  const { x, y, scale } = frame
  const axis = (place.left + place.right) / 2
  const known = section.rings !== null && section.rings > 0
  const count = Math.max(1, Math.round((place.bottom - place.ground) / RING.height))
  const inner = RING.radius - WELL.wall
  const [left, right] = [x(axis - inner), x(axis + inner)]
  const joints = Array.from({ length: count + 1 }, (_, index) => y(place.ground + index * RING.height))
  const standing = waterIn(scene)
  const walls = [-1, 1].map((side) =>
    rect(
      x(axis + Math.min(side * inner, side * RING.radius)),
      y(place.ground - 40),
      x(axis + Math.max(side * inner, side * RING.radius)),
      y(place.bottom),
      {
        fill: known ? palette.steel : palette.mark,
        ...(known ? {} : { 'stroke-dasharray': '5 4' }),
      },
    ),
  )
  const reach = RING.radius + RING.gravel
  return layers(
    block(x(axis - reach), y(place.bottom - RING.height), x(axis + reach), y(place.bottom + WELL.foot), {
      fill: SAND_FILL,
      stroke: palette.soilInk,
      'stroke-dasharray': '5 4',
    }),
    solid(
      gravel(
        x(axis - reach),
        x(axis + reach),
        y(place.bottom),
        y(place.bottom + WELL.foot - 60),
        Math.max(5, 130 * scale),
      ) +
        rect(left, y(place.ground - 40), right, y(place.bottom), { fill: palette.body }) +
        (standing === null ? '' : rect(left, y(standing), right, y(place.bottom), { fill: palette.clean })) +
        group(
          { stroke: palette.line, 'stroke-width': 1.1 },
          ...walls,
          known
            ? path(
                joints
                  .slice(1, -1)
                  .map(
                    (at) =>
                      `M${px(x(axis - RING.radius))} ${px(at)}H${px(left)}M${px(right)} ${px(at)}H${px(x(axis + RING.radius))}`,
                  )
                  .join(''),
              )
            : '',
          rect(
            x(axis - RING.radius - 40),
            y(place.ground - 110),
            x(axis + RING.radius + 40),
            y(place.ground - 40),
            { fill: palette.steel },
          ),
          rect(x(axis - 330), y(place.ground - WELL.above - 20), x(axis + 330), y(place.ground - 110), {
            fill: palette.grass,
            rx: 2,
          }),
        ) +
        (isCutWell(section)
          ? cutThrough(x(axis - reach), x(axis + reach), y(place.bottom - RING.height * 1.5))
          : ''),
      boxOfCorners(
        [x(axis - RING.radius) - 4, y(place.ground - 180)],
        [x(axis + RING.radius) + 4, y(place.bottom)],
      ),
    ),
  )
}

/** The level of the water that stands in the well, in millimetres; null when none is known of. */
function waterIn({ section: { waterRings, rings }, place }: Scene): number | null {
  if (waterRings === null || waterRings === 0) return null
  const share = rings === null || rings === 0 ? 1 : Math.min(1, waterRings / rings)
  return place.bottom - Math.max(80, (place.bottom - place.ground) * share)
}

/** A horizontal break line through a well that is deeper than is drawn. */
function cutThrough(left: number, right: number, y: number): string {
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
      rect(left - 3, y(-150), right + 3, y(-70), { fill: palette.grass, stroke: palette.line, rx: 2 }),
    boxOfCorners([left - 4, y(-160)], [right + 4, y(floor)]),
  )
}

/** A filtration field: perforated pipe on gravel, with a vent at its end. */
export function filtrationField({ place, frame, levels }: Scene): Marks {
  const { x, y, scale } = frame
  const bore = Math.max(3, levels.bore * scale)
  const [left, right] = [x(place.end - 150), x(place.right)]
  const [pipe, end] = [y(place.endDepth), x(place.right - 250)]
  const top = pipe - bore - Math.max(2, 50 * scale)
  const vent = outline(
    [end - bore / 2, y(place.ground - 500)],
    [end + bore / 2, y(place.ground - 500)],
    [end + bore / 2, pipe],
    [end - bore / 2, pipe],
  )
  return layers(
    solid(
      rect(left, top, right, y(place.bottom), {
        fill: palette.wall,
        stroke: palette.soilInk,
        'stroke-dasharray': '5 4',
      }),
      boxOfCorners([left, y(place.endDepth - levels.bore - 60)], [right, y(place.bottom)]),
    ),
    backdrop(
      gravel(left, right, pipe + 1, y(place.bottom), Math.max(5, 110 * scale)) +
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
    ),
    solid(
      path(vent, { fill: palette.steel, stroke: palette.line, 'stroke-width': 1.1 }) +
        path(`M${px(end - bore * 1.2)} ${px(y(place.ground - 520))}h${px(bore * 2.4)}`, {
          stroke: palette.line,
          'stroke-width': 2.2,
        }),
      boxOfCorners([end - 12, y(place.ground - 540)], [end + 12, y(place.bottom)]),
    ),
  )
}
