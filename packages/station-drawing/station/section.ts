import { type Box, boxOfCorners } from '../core/boxes.ts'
import { type Composition, compose, type Marks, noMarks } from '../core/composition.ts'
import type { UnplacedLabel } from '../core/labels.ts'
import { breakLine } from './break-line.ts'
import { chambers } from './chambers.ts'
import { type Frame, frameOf, type Sheet } from './frame.ts'
import { geometryOf, type StationGeometry } from './geometry.ts'
import { legendNumbers, machinery } from './machinery.ts'
import { person, personBoxes } from './person.ts'
import { pipeBoxes, pipes, wholeSheet } from './pipes.ts'
import type { StationShape } from './shape.ts'
import { shell, shellBoxes, trench } from './shell.ts'
import { DRAWN_HIGH_WATER, soil, soilPatterns } from './soil.ts'

/** Additions of a sheet to the section. */
export type Extras = {
  numbers?: boolean
  marks?: (shape: StationShape, geometry: StationGeometry, frame: Frame) => Marks
  /** Markup between soil and station; and in front of everything. */
  behind?: (geometry: StationGeometry, frame: Frame) => string
  front?: (geometry: StationGeometry, frame: Frame) => string
  /** Labels besides the dimensions. */
  names?: (shape: StationShape, geometry: StationGeometry, frame: Frame) => UnplacedLabel[]
}

/** Section of a station in the ground, the base of every side view. */
export function composeSection(
  shape: StationShape,
  sheet: Sheet,
  { numbers = false, marks, behind, front, names }: Extras,
): Composition {
  const geometry = geometryOf(shape)
  const frame = frameOf(geometry, sheet)
  const groundWater = shape.body === 'low' ? DRAWN_HIGH_WATER : null
  const { svg, taken, unplaced } = marks?.(shape, geometry, frame) ?? noMarks
  return compose(sheet, {
    content:
      soilPatterns(groundWater !== null) +
      soil(frame, groundWater) +
      (behind?.(geometry, frame) ?? '') +
      trench(geometry, frame) +
      pipes(shape, geometry, frame) +
      shell(geometry, frame, shape.color) +
      chambers(shape.body, geometry, frame) +
      machinery(shape, geometry, frame) +
      breakLine(geometry, frame) +
      (front?.(geometry, frame) ?? '') +
      person(frame) +
      svg,
    taken: [...sceneBoxes(shape, geometry, frame), ...taken],
    unplaced: [
      ...(numbers ? legendNumbers(shape, geometry, frame) : []),
      ...unplaced,
      ...(names?.(shape, geometry, frame) ?? []),
    ],
  })
}

/** Bounding boxes of station, pipes, person and grass. */
function sceneBoxes(shape: StationShape, geometry: StationGeometry, frame: Frame): Box[] {
  return [
    ...shellBoxes(geometry, frame),
    ...pipeBoxes(shape, geometry, frame, wholeSheet(frame)),
    ...personBoxes(frame),
    groundBox(frame),
  ]
}

/** Bounding box of the ground line with its grass. */
export const groundBox = ({ ground, sheet }: Frame): Box =>
  boxOfCorners([0, ground - 8], [sheet.width, ground + 2])
