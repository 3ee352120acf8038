import { LID_ABOVE, SAND_BED } from '@septic-shop/plot/pit-depth.ts'
import { along, boxOfCorners } from '../core/boxes.ts'
import { type Composition, compose } from '../core/composition.ts'
import type { UnplacedLabel } from '../core/labels.ts'
import { type Marks, noMarks, solid, words } from '../core/marks.ts'
import { group, line, outline, type Point, path, rect } from '../core/markup.ts'
import { palette } from '../core/palette.ts'
import { cutting } from '../outfall/cutting.ts'
import type { ProjectShape } from '../project/project-shape.ts'
import { type Frame, frameOf, type Sheet } from '../station/frame.ts'
import { geometryOf, type StationGeometry } from '../station/geometry.ts'
import { person } from '../station/person.ts'
import { shell } from '../station/shell.ts'
import { SAND, soil } from '../station/soil.ts'
import { craneHook, pitDepthLine, pumping, shoring } from './pit-scene.ts'
import { personLabel } from './product.ts'

/** Space between body and pit wall, and height of the hanging body above its sand bed; in millimetres. */
const ROOM = 400
const LIFT = 420
/** Slope of unshored pit walls: horizontal per vertical. */
const SLOPE = 0.25

/** The station, ground water and soil of a pit. */
export type PitSite = Pick<ProjectShape, 'station' | 'water' | 'soil'>

/** Installation: the pit with its sand bed, the body in its slings, a drainage pump if there is ground water. */
export function composePit(
  { station, water, soil: kind }: PitSite,
  sheet: Sheet,
  hasWords: boolean,
): Composition {
  const geometry = geometryOf(station)
  const frame = frameOf(geometry, sheet)
  const hanging: Frame = { ...frame, y: (mm) => frame.y(mm - LIFT) }
  const level = water === null ? null : water * 10
  // Dry sand and loam are sloped; ground water or peat requires shoring.
  const isShored = level !== null || kind === 'peat'
  const mouth = geometry.half + ROOM + (isShored ? 0 : geometry.bottom * SLOPE)
  return compose(sheet, [
    soil(frame, level, kind),
    pit(geometry, frame, mouth),
    spoil(geometry, frame),
    isShored ? shoring(geometry, frame, ROOM) : noMarks,
    level === null ? noMarks : pumping(geometry, frame, ROOM),
    craneHook(geometry, hanging),
    shell(geometry, hanging, station.color),
    person(frame),
    hasWords && !geometry.dashed ? pitDepthLine(geometry, frame, ROOM, mouth) : noMarks,
    words(...(hasWords ? [...personLabel(frame), sandLabel(geometry, frame)] : [])),
  ])
}

/** The pit with its sand bed; its mouth in millimetres from the axis. */
function pit({ half, bottom }: StationGeometry, { x, y, ground }: Frame, mouth: number): Marks {
  const foot = half + ROOM
  const [bed, floor] = [y(bottom), y(bottom + SAND_BED)]
  const walls: Point[] = [
    [x(-mouth), ground],
    [x(-foot), floor],
    [x(foot), floor],
    [x(mouth), ground],
  ]
  return solid(
    cutting(line(...walls), { left: x(-mouth), top: ground - 10 }) +
      rect(x(-foot), bed, x(foot), floor, SAND),
    ...along(walls, 3),
    boxOfCorners([x(-foot), bed], [x(foot), bed + 2]),
  )
}

/** Heap of excavated soil beside the pit; left out on sheets that show a person there. */
function spoil({ half, bottom }: StationGeometry, { x, ground, scale, sheet }: Frame): Marks {
  if (sheet.person) return noMarks
  const right = x(-half - ROOM - bottom * SLOPE) - 30 * scale * 10
  const left = Math.max(sheet.width * 0.03, right - 2200 * scale)
  const top = ground - LID_ABOVE * 5 * scale
  const heap: Point[] = [
    [left, ground],
    [left + (right - left) * 0.4, top],
    [left + (right - left) * 0.62, top + 8],
    [right, ground],
  ]
  const look = { stroke: palette.line, 'stroke-width': 1.4, 'stroke-linejoin': 'round' }
  return solid(group(look, path(outline(...heap), { fill: palette.topsoil })), ...along(heap, 3))
}

/** The sand bed is thinner than a line of text: its name goes below the pit, or above the sand. */
function sandLabel({ half, bottom }: StationGeometry, { x, y, sheet }: Frame): UnplacedLabel {
  const { textSize: size } = sheet
  const label = { lines: ['песок'], size, halo: palette.soil }
  const under = y(bottom + SAND_BED) + size * 1.1
  const over = y(bottom) - size * 0.5
  return {
    options: [
      { ...label, x: x(0), y: over, anchor: 'middle', halo: palette.sky },
      { ...label, x: x(0), y: under, anchor: 'middle' },
      { ...label, x: x(half + ROOM) + 10, y: y(bottom + SAND_BED), anchor: 'start' },
    ],
    optional: true,
  }
}
