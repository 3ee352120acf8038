import { type Composition, compose } from '../core/composition.ts'
import type { UnplacedLabel } from '../core/labels.ts'
import { backdrop, layers, type Marks, noMarks, words } from '../core/marks.ts'
import { breakLine } from './break-line.ts'
import { chambers } from './chambers.ts'
import { type Frame, frameOf, type Sheet } from './frame.ts'
import { geometryOf, type StationGeometry } from './geometry.ts'
import { legendNumbers, machinery } from './machinery.ts'
import { person } from './person.ts'
import { pipes } from './pipes.ts'
import type { StationShape } from './shape.ts'
import { shell, trench } from './shell.ts'
import { DRAWN_HIGH_WATER, soil } from './soil.ts'

/** Additions of a sheet to the section. */
export type Extras = {
  numbers?: boolean
  marks?: (shape: StationShape, geometry: StationGeometry, frame: Frame) => Marks
  /** Between soil and station; and in front of everything but the person. */
  behind?: (geometry: StationGeometry, frame: Frame) => Marks
  front?: (geometry: StationGeometry, frame: Frame) => Marks
  /** Labels besides the dimensions. */
  names?: ((shape: StationShape, geometry: StationGeometry, frame: Frame) => UnplacedLabel[]) | null
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
  return compose(sheet, [
    soil(frame, groundWater),
    behind?.(geometry, frame) ?? noMarks,
    trench(geometry, frame),
    pipes(shape, geometry, frame),
    body(shape, geometry, frame),
    front?.(geometry, frame) ?? noMarks,
    person(frame),
    words(...(numbers ? legendNumbers(shape, geometry, frame) : [])),
    marks?.(shape, geometry, frame) ?? noMarks,
    words(...(names?.(shape, geometry, frame) ?? [])),
  ])
}

/** A body with all that is in it; its trench and its pipes are drawn before. */
export function body(shape: StationShape, geometry: StationGeometry, frame: Frame): Marks {
  return layers(
    shell(geometry, frame, shape.color),
    backdrop(
      chambers(shape.body, geometry, frame),
      machinery(shape, geometry, frame),
      breakLine(geometry, frame),
    ),
  )
}
