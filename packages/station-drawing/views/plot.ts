import { type Composition, compose } from '../core/composition.ts'
import { mirrored, words } from '../core/marks.ts'
import { view } from '../core/views.ts'
import { type Frame, frameOf, type Sheet } from '../station/frame.ts'
import { geometryOf, inletAt } from '../station/geometry.ts'
import { legendNumbers } from '../station/machinery.ts'
import { pipes } from '../station/pipes.ts'
import { body } from '../station/section.ts'
import type { StationShape } from '../station/shape.ts'
import { trench } from '../station/shell.ts'
import { soil } from '../station/soil.ts'
import { plotDimensions } from './plot-dimensions.ts'
import { ditch, house } from './plot-scene.ts'

/** Ground water of this plot in millimetres: below a typical body, so that no pump is needed. */
const GROUND_WATER = 2450

const WIDE: Sheet = {
  width: 2560,
  height: 730,
  scale: 0.1135,
  ground: 410,
  axis: 1294,
  bodyWidth: 300,
  widthGap: 34,
  heightGap: 54,
  inletGap: 91,
  textSize: 14,
}

const PHONE: Sheet = {
  ...WIDE,
  width: 1024,
  height: 400,
  ground: 72,
  axis: 512,
  heightGap: 40,
  inletGap: 58,
}

/** Position of the ditch on the wide sheet, in pixels from the left. */
const DITCH = { left: 790, mouth: 918 }
const HOUSE = { left: 1520, wall: 1528 }

/** Hero picture of the home page; narrower screens show the middle of it, phones one of the station alone. */
export const heroViews = {
  plot: view(WIDE, composeWide),
  'plot-phone': view(PHONE, composePhone),
}

/** The whole plot in section: house on the right, station, ditch on the left. */
function composeWide(shape: StationShape, sheet: Sheet): Composition {
  const { geometry, frame, seen } = setUp(shape, sheet)
  const ends = { house: seen.mmAt(HOUSE.wall), out: seen.mmAt(DITCH.mouth) }
  const atHouse = frame.y(inletAt(geometry, ends.house)) - frame.ground
  return compose(sheet, [
    soil(frame, GROUND_WATER),
    ditch(DITCH, shape, geometry, frame, ends.out),
    mirrored(
      sheet.width,
      trench(geometry, frame),
      pipes(shape, geometry, frame, ends),
      body(shape, geometry, frame),
    ),
    house(HOUSE.left, frame.ground, atHouse),
    words(...legendNumbers(shape, geometry, seen)),
    plotDimensions(shape, geometry, seen),
  ])
}

/** The station alone, its pipes leaving the picture. */
function composePhone(shape: StationShape, sheet: Sheet): Composition {
  const { geometry, frame, seen } = setUp(shape, sheet)
  return compose(sheet, [
    soil(frame, GROUND_WATER),
    mirrored(
      sheet.width,
      trench(geometry, frame),
      pipes(shape, geometry, frame),
      body(shape, geometry, frame),
    ),
    plotDimensions(shape, geometry, seen),
  ])
}

/** The house is on the right here: the station is mirrored, its figures are not, and stand in the frame as it is seen. */
function setUp(shape: StationShape, sheet: Sheet) {
  const geometry = geometryOf(shape)
  const frame = frameOf(geometry, sheet)
  const seen: Frame = {
    ...frame,
    x: (mm) => sheet.width - frame.x(mm),
    mmAt: (x) => frame.mmAt(sheet.width - x),
  }
  return { geometry, frame, seen }
}
