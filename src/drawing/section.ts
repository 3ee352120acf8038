import { type Box, boxOfCorners } from './boxes.ts'
import { breakLine } from './break-line.ts'
import { chambers } from './chambers.ts'
import { type Composition, compose, type Marks, noMarks } from './composition.ts'
import { type Frame, frameOf, type Sheet } from './frame.ts'
import { geometryOf, type StationGeometry } from './geometry.ts'
import type { Wish } from './labels.ts'
import { legendNumbers, machinery } from './machinery.ts'
import { person, personBoxes } from './person.ts'
import { pipeBoxes, pipes, wholeSheet } from './pipes.ts'
import type { StationShape } from './shape.ts'
import { shell, shellBoxes, trench } from './shell.ts'
import { HIGH_WATER, soil, soilPatterns } from './soil.ts'

/** What a sheet adds to the bare section. */
export type Extras = {
  numbers?: boolean
  marks?: (shape: StationShape, geometry: StationGeometry, frame: Frame) => Marks
  /** Over the soil and behind the station; and before everything. */
  behind?: (geometry: StationGeometry, frame: Frame) => string
  front?: (geometry: StationGeometry, frame: Frame) => string
  /** Words beside the dimensions. */
  names?: (shape: StationShape, geometry: StationGeometry, frame: Frame) => Wish[]
}

/** A station in the ground, cut open, on a sheet: every side view is drawn by it. */
export function composeSection(
  shape: StationShape,
  sheet: Sheet,
  { numbers = false, marks, behind, front, names }: Extras,
): Composition {
  const geometry = geometryOf(shape)
  const frame = frameOf(geometry, sheet)
  const groundWater = shape.body === 'low' ? HIGH_WATER : null
  const { svg, taken, wishes } = marks?.(shape, geometry, frame) ?? noMarks
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
    wishes: [
      ...(numbers ? legendNumbers(shape, geometry, frame) : []),
      ...wishes,
      ...(names?.(shape, geometry, frame) ?? []),
    ],
  })
}

/** The room that station, pipes, person and grass take. */
function sceneBoxes(shape: StationShape, geometry: StationGeometry, frame: Frame): Box[] {
  return [
    ...shellBoxes(geometry, frame),
    ...pipeBoxes(shape, geometry, frame, wholeSheet(frame)),
    ...personBoxes(frame),
    groundBox(frame),
  ]
}

/** The ground line with its blades of grass. */
export const groundBox = ({ ground, sheet }: Frame): Box =>
  boxOfCorners([0, ground - 8], [sheet.width, ground + 2])
