import { SAND_BED } from '@septic-shop/plot/pit-depth.ts'
import { boxOfCorners } from '../core/boxes.ts'
import { block, layers, type Marks, noMarks, solid } from '../core/marks.ts'
import { element, line, path } from '../core/markup.ts'
import { palette } from '../core/palette.ts'
import { trench } from '../station/shell.ts'
import type { Scene } from './scene.ts'

/** The concrete slab under an anchored body: typical sizes in millimetres, the engineer reckons the real ones. */
export const SLAB = { height: 200, beyond: 220 } as const

interface FloorParts extends Pick<Scene, 'section'> {
  levels: Pick<Scene['levels'], 'geometry'>
}

/** The pit's floor: below the body, a slab and the sand bed. */
export const pitFloor = ({ levels, section }: FloorParts): number =>
  levels.geometry.bottom + (section.anchoring === 'no' ? 0 : SLAB.height) + SAND_BED

/** The trench with its sand, and the slab: dashed where only the engineer can decide whether it is needed. */
export function pit({ section, levels: { geometry }, frame }: Scene): Marks {
  const isMaybe = section.anchoring === 'maybe'
  const { half, bottom } = geometry
  const { x, y } = frame
  if (section.anchoring === 'no') return trench(geometry, frame)
  return layers(
    // Labels keep clear of the walls as they are without a slab.
    { ...trench(geometry, frame), svg: trench({ ...geometry, bottom: bottom + SLAB.height }, frame).svg },
    block(
      boxOfCorners([x(-half - SLAB.beyond), y(bottom)], [x(half + SLAB.beyond), y(bottom + SLAB.height)]),
      {
        fill: isMaybe ? 'none' : palette.steel,
        stroke: palette.line,
        ...(isMaybe ? dashed : { 'stroke-width': 1.3 }),
      },
    ),
  )
}

const dashed = { 'stroke-width': 1.1, 'stroke-dasharray': '5 4' }

/** The straps over the body to their eyes in the slab, in front of the body. */
export function straps({ section, levels: { geometry }, frame }: Scene): Marks {
  if (section.anchoring === 'no' || section.station === null) return noMarks
  const { half, top, bottom } = geometry
  const { x, y, scale } = frame
  const isMaybe = section.anchoring === 'maybe'
  const width = isMaybe ? 1.2 : Math.max(1.8, 26 * scale)
  const sides = [-1, 1].map((side) => {
    const out = side * (half + 110)
    return line([x(side * (half - 60)), y(top)], [x(out), y(top + 180)], [x(out), y(bottom)])
  })
  const eyes = [-1, 1].map((side) =>
    element('circle', {
      cx: x(side * (half + 110)),
      cy: y(bottom),
      r: Math.max(2, 34 * scale),
      fill: palette.mark,
      stroke: palette.tag,
      'stroke-width': Math.max(1.2, 16 * scale),
    }),
  )
  return solid(
    path(sides.join(''), {
      fill: 'none',
      stroke: palette.tag,
      'stroke-width': width,
      'stroke-linejoin': 'round',
      ...(isMaybe ? { 'stroke-dasharray': '5 4' } : {}),
    }) + (isMaybe ? '' : eyes.join('')),
    ...[-1, 1].map((side) => boxOfCorners([x(side * half), y(top)], [x(side * (half + 150)), y(bottom)])),
  )
}
