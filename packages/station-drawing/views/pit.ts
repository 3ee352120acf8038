import { LID_ABOVE, SAND_BED } from '@septic-shop/plot/pit-depth.ts'
import { type Box, band, boxOfCorners } from '../core/boxes.ts'
import { type Composition, compose, noMarks } from '../core/composition.ts'
import type { UnplacedLabel } from '../core/labels.ts'
import { group, line, outline, path, px, rect } from '../core/markup.ts'
import { palette } from '../core/palette.ts'
import type { ProjectShape } from '../project/project-shape.ts'
import { type Frame, frameOf, type Sheet } from '../station/frame.ts'
import { geometryOf, type StationGeometry } from '../station/geometry.ts'
import { person, personBoxes } from '../station/person.ts'
import { groundBox } from '../station/section.ts'
import { shell, shellBoxes } from '../station/shell.ts'
import { SAND_FILL, soil, soilPatterns } from '../station/soil.ts'
import {
  craneBoxes,
  craneHook,
  pitDepthLine,
  pumping,
  pumpingBoxes,
  shoring,
  shoringBoxes,
} from './pit-scene.ts'
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
  const reach = geometry.half + ROOM + mouthOf(geometry, isShored)
  const depth = hasWords && !geometry.dashed ? pitDepthLine(geometry, frame, ROOM, reach) : noMarks
  return compose(sheet, {
    content:
      soilPatterns(level !== null, kind) +
      soil(frame, level, kind) +
      pit(geometry, frame, isShored) +
      bed(geometry, frame) +
      spoil(geometry, frame) +
      (isShored ? shoring(geometry, frame, ROOM) : '') +
      (level === null ? '' : pumping(geometry, frame, ROOM)) +
      craneHook(geometry, hanging) +
      shell(geometry, hanging, station.color) +
      person(frame) +
      depth.svg,
    taken: [
      ...hangingBoxes(geometry, hanging),
      ...craneBoxes(geometry, hanging),
      ...pitBoxes(geometry, frame, reach),
      ...(isShored ? shoringBoxes(geometry, frame, ROOM) : []),
      ...(level === null ? [] : pumpingBoxes(geometry, frame, ROOM)),
      ...personBoxes(frame),
      groundBox(frame),
      ...depth.taken,
    ],
    unplaced: hasWords ? [...depth.unplaced, ...personLabel(frame), sandLabel(geometry, frame)] : [],
  })
}

const mouthOf = ({ bottom }: StationGeometry, isShored: boolean) => (isShored ? 0 : bottom * SLOPE)

/** Bounding boxes of the body in its slings, without the trench. */
const hangingBoxes = (geometry: StationGeometry, frame: Frame): Box[] =>
  shellBoxes(geometry, frame).slice(0, 1 + geometry.necks.length)

function pitBoxes({ half, bottom }: StationGeometry, { x, y, ground }: Frame, reach: number): Box[] {
  const foot = half + ROOM
  const floor = y(bottom + SAND_BED)
  return [
    ...band([x(-reach), ground], [x(-foot), floor], 3),
    ...band([x(reach), ground], [x(foot), floor], 3),
    ...band([x(-foot), floor], [x(foot), floor], 3),
    boxOfCorners([x(-foot), y(bottom)], [x(foot), y(bottom) + 2]),
  ]
}

function pit(geometry: StationGeometry, { x, y, ground }: Frame, isShored: boolean): string {
  const foot = geometry.half + ROOM
  const mouth = foot + mouthOf(geometry, isShored)
  const floor = y(geometry.bottom + SAND_BED)
  const walls = line([x(-mouth), ground], [x(-foot), floor], [x(foot), floor], [x(mouth), ground])
  return (
    path(`${walls}V${px(ground - 10)}H${px(x(-mouth))}z`, { fill: palette.sky }) +
    path(walls, { fill: 'none', stroke: palette.line, 'stroke-width': 2 })
  )
}

function bed({ half, bottom }: StationGeometry, { x, y }: Frame): string {
  const foot = half + ROOM
  return rect(x(-foot), y(bottom), x(foot), y(bottom + SAND_BED), {
    fill: SAND_FILL,
    stroke: palette.soilInk,
    'stroke-dasharray': '5 4',
  })
}

/** Heap of excavated soil beside the pit; left out on sheets that show a person there. */
function spoil({ half, bottom }: StationGeometry, { x, ground, scale, sheet }: Frame): string {
  if (sheet.person) return ''
  const right = x(-half - ROOM - bottom * SLOPE) - 30 * scale * 10
  const left = Math.max(sheet.width * 0.03, right - 2200 * scale)
  const top = ground - LID_ABOVE * 5 * scale
  const heap = outline(
    [left, ground],
    [left + (right - left) * 0.4, top],
    [left + (right - left) * 0.62, top + 8],
    [right, ground],
  )
  return group(
    { stroke: palette.line, 'stroke-width': 1.4, 'stroke-linejoin': 'round' },
    path(heap, { fill: palette.topsoil }),
  )
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
