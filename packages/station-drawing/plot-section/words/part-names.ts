import { LID_ABOVE, SAND_BED } from '@septic-shop/plot/pit-depth.ts'
import { type Label, labelOf, type UnplacedLabel } from '../../core/labels.ts'
import type { Point } from '../../core/markup.ts'
import { palette } from '../../core/palette.ts'
import { type Frame, formatPerson } from '../../station/frame.ts'
import { pitFloor, SLAB } from '../anchoring.ts'
import { inletAt, outletAt, type Scene, waterDepth } from '../scene.ts'
import { waterTexts } from './texts.ts'

/** Where the water goes, by its kind of outfall. */
const into: Record<Scene['section']['outfall'], string> = {
  ditch: ' в канаву',
  ravine: ' в овраг',
  well: ' в колодец',
  field: ' на поле',
  place: '',
}

/** Names of the parts around the station: person, pipes, sand, slab, straps and ground water. */
export function partNames(scene: Scene, someone: Frame): UnplacedLabel[] {
  const { section, levels, frame, pumpWell } = scene
  const { x, y, sheet } = frame
  const { textSize: size, width } = sheet
  const { geometry } = levels
  const label = labelOf(size)
  /** A name at the left edge with a thin line to its part. */
  const pointing = (text: string, [px, depth]: Point): UnplacedLabel => ({
    options: [0, -20, 20, -40, 40, 60].flatMap((shift) =>
      [12, 60, 100].map(
        (left): Label => ({ ...label(text, left, y(depth) + shift + 4, 'start'), leader: [px, y(depth)] }),
      ),
    ),
    optional: true,
  })
  const floor = pitFloor(scene)
  const slab: Point = [x(-geometry.half - SLAB.beyond / 2), geometry.bottom + SLAB.height / 2]
  const strap: Point = [x(-geometry.half - 110), geometry.bottom * 0.55]
  const wall = x(-geometry.half)
  const sandAt = wall - 0.16 * 1000 * frame.scale
  const tall = someone.ground - 1500 * someone.scale
  const person = someone.sheet.person?.x ?? 0
  const beside = (text: string, px: number, depth: number, anchor: Label['anchor']) =>
    [1.2, 1.7, 2.3, 3].map((step) => label(text, px, y(depth) + size * step, anchor))
  const out = levels.forced ? 'насосом' : 'самотёком'
  return [
    {
      options: [0, 14, 28].map((down) =>
        label(formatPerson(), person + 400 * someone.scale, tall + down, 'start', palette.sky),
      ),
      optional: true,
    },
    { options: beside('из дома', 12, inletAt(scene, frame.mmAt(40)), 'start'), optional: true },
    ...(section.station === null
      ? [
          {
            options: [label('станцию подберёт инженер', width - 12, size * 1.6, 'end', palette.sky)],
            optional: true,
          },
        ]
      : [
          {
            options: [`${out}${into[section.outfall]}`, out].flatMap((text) =>
              beside(text, width - 12, outletAt(scene, frame.mmAt(width - 40)), 'end'),
            ),
            optional: true,
          },
        ]),
    ...(pumpWell === null
      ? []
      : [
          {
            options: [22, 38].map((up) =>
              label('насосный колодец', width - 12, y(-LID_ABOVE) - up, 'end', palette.sky),
            ),
            optional: true,
          },
        ]),
    waterName(scene),
    ...(section.anchoring === 'no'
      ? []
      : [pointing(section.anchoring === 'yes' ? 'бетонная плита' : 'плиту решит инженер', slab)]),
    ...(section.station === null
      ? []
      : [
          ...(section.anchoring === 'no' ? [] : [pointing('стропы', strap)]),
          pointing('обсыпка песком', [sandAt, geometry.bottom * 0.74]),
          pointing(`песок ${SAND_BED / 10} см`, [wall, floor - SAND_BED / 2]),
        ]),
  ]
}

/** What is known of the ground water, at its level or at the lower edge. */
function waterName({ section, frame: { y, sheet } }: Scene): UnplacedLabel {
  const { textSize: size, width, height } = sheet
  const label = labelOf(size)
  const water = waterDepth(section)
  const level = water === null ? null : y(water)
  const heights =
    level === null
      ? [height - 10]
      : [level + size * 1.2, level - size * 0.55, level + size * 2.2, height - 10]
  return {
    options: waterTexts(section).flatMap((text) =>
      heights.flatMap((at) => [label(text, width - 12, at, 'end'), label(text, 12, at, 'start')]),
    ),
  }
}
