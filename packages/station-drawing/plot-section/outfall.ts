import { along, boxOfCorners } from '../core/boxes.ts'
import { type Marks, solid } from '../core/marks.ts'
import { element, line, type Point, path, px } from '../core/markup.ts'
import { palette } from '../core/palette.ts'
import { cutting } from '../outfall/cutting.ts'
import type { Scene } from './scene.ts'
import { field, well } from './wells.ts'

/** The outfall, drawn after the soil. */
export function drawOutfall(scene: Scene): Marks {
  switch (scene.section.outfall) {
    case 'ditch':
    case 'ravine':
      return dug(scene)
    case 'well':
      return well(scene)
    case 'field':
      return field(scene)
    case 'place':
      return unknownPlace(scene)
  }
}

/** The grass ends here and goes on there, in pixels; both at the sheet's edge where nothing interrupts it. */
export function openGround({ section, place, frame }: Scene): readonly [from: number, to: number] {
  const { sheet, x } = frame
  if (section.outfall === 'ditch') return [x(place.left), x(place.right)]
  if (section.outfall === 'ravine') return [x(place.left), sheet.width + 2]
  return [sheet.width + 2, sheet.width + 2]
}

/** Bank, bed and far bank in pixels; a ravine has no far bank. */
function profile({ section, place, frame }: Scene): Point[] {
  const { sheet, x, y } = frame
  const { left, bank, bed, ground, bottom } = place
  const near: Point[] = [
    [x(left), y(ground)],
    [x(left + bank), y(bottom)],
    [x(left + bank + bed), y(bottom)],
  ]
  if (section.outfall === 'ravine') return [...near, [sheet.width + 4, y(bottom) + 6]]
  return [...near, [x(left + bank * 2 + bed), y(ground)]]
}

/** A ditch or ravine cut into the soil, with its water and the jet from the pipe; dashed when its depth is unknown. */
function dug(scene: Scene): Marks {
  const { section, place, frame, levels } = scene
  const { x, y, scale } = frame
  const points = profile(scene)
  const [left, right] = [x(place.left + place.bank), x(place.left + place.bank + place.bed)]
  const bed = y(place.bottom)
  const puddle = Math.max(3, 60 * scale)
  const mouth: Point = [x(place.end) + 1, y(place.endDepth) - Math.max(3, levels.bore * scale) / 2]
  /** The bank at a depth. */
  const bankAt = (depth: number) =>
    x(place.left + (place.bank * (depth - place.ground)) / (place.bottom - place.ground))
  const landing = place.endDepth + 90
  const hasJet = section.station !== null && place.endDepth < place.bottom - 100 && landing < place.bottom
  const water = path(
    line(
      [left, bed],
      [right, bed],
      [right + puddle * 0.6, bed - puddle],
      [left - puddle * 0.6, bed - puddle],
    ),
    { fill: palette.clean },
  )
  const jet = hasJet
    ? path(
        `M${px(mouth[0])} ${px(mouth[1])}Q${px(bankAt(landing) + 1)} ${px(mouth[1])} ${px(bankAt(landing) + 1)} ${px(y(landing))}L${px(left)} ${px(bed - 2)}`,
        {
          fill: 'none',
          stroke: palette.clean,
          'stroke-width': Math.max(2, 30 * scale),
          'stroke-linecap': 'round',
        },
      )
    : ''
  return solid(
    cutting(line(...points), { left: x(place.left), top: y(place.ground) - 12 }, water + jet, {
      'stroke-linejoin': 'round',
      'stroke-dasharray': section.ditchDepth === null ? '6 5' : undefined,
    }),
    ...along(points, 4),
    boxOfCorners([left - 3, bed - puddle], [right + 3, bed]),
  )
}

/** Another way, or none named yet: a dashed circle, whose question mark is a label. */
function unknownPlace({ place, frame }: Scene): Marks {
  const { x, y, scale } = frame
  const radius = placeRadius(scale)
  const [left, middle] = [x(place.end), y(place.endDepth)]
  const circle = element('circle', {
    cx: left + radius + 2,
    cy: middle,
    r: radius,
    fill: palette.mark,
    'fill-opacity': '.8',
    stroke: palette.line,
    'stroke-width': 1.3,
    'stroke-dasharray': '5 4',
  })
  return solid(circle, boxOfCorners([left, middle - radius], [left + radius * 2 + 4, middle + radius]))
}

/** Pixels: large enough for its question mark. */
export const placeRadius = (scale: number): number => Math.max(12, 330 * scale)
