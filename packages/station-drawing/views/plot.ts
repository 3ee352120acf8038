import { type Box, boxOfCorners } from '../core/boxes.ts'
import { type Composition, compose } from '../core/composition.ts'
import { group } from '../core/markup.ts'
import { breakLine } from '../station/break-line.ts'
import { chambers } from '../station/chambers.ts'
import { type Frame, frameOf, type Sheet } from '../station/frame.ts'
import { geometryOf, inletAt, type StationGeometry } from '../station/geometry.ts'
import { legendNumbers, machinery } from '../station/machinery.ts'
import { type PipeEnds, pipeBoxes, pipes, wholeSheet } from '../station/pipes.ts'
import type { StationShape } from '../station/shape.ts'
import { shell, shellBoxes, trench } from '../station/shell.ts'
import { soil, soilPatterns } from '../station/soil.ts'
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

/**
 * Hero picture of the home page: the whole plot in section, 2560 × 730, house on the right, station, ditch on the left.
 * Narrower screens show its middle.
 */
export function composePlot(shape: StationShape): Composition {
  const { geometry, frame, mirrored } = setUp(shape, WIDE)
  const ends = { house: mirrored.mmAt(HOUSE.wall), out: mirrored.mmAt(DITCH.mouth) }
  const atHouse = frame.y(inletAt(geometry, ends.house)) - frame.ground
  const sizes = plotDimensions(shape, geometry, mirrored)
  return compose(WIDE, {
    content:
      soilPatterns(true) +
      soil(frame, GROUND_WATER) +
      ditch(DITCH, shape, geometry, frame, ends.out) +
      station(shape, geometry, frame, ends) +
      house(HOUSE.left, frame.ground, atHouse) +
      sizes.svg,
    taken: [
      ...stationBoxes(shape, geometry, mirrored, ends),
      boxOfCorners([DITCH.left, 0], [DITCH.mouth + 90, frame.ground + 200]),
      boxOfCorners([HOUSE.left - 20, 0], [HOUSE.left + 400, frame.ground + 80]),
      ...sizes.taken,
    ],
    unplaced: [...legendNumbers(shape, geometry, mirrored), ...sizes.unplaced],
  })
}

/** The same for phones, 1024 × 400: the station alone, its pipes leaving the picture. */
export function composePlotPhone(shape: StationShape): Composition {
  const { geometry, frame, mirrored } = setUp(shape, PHONE)
  const sizes = plotDimensions(shape, geometry, mirrored)
  return compose(PHONE, {
    content: soilPatterns(true) + soil(frame, GROUND_WATER) + station(shape, geometry, frame) + sizes.svg,
    taken: [...stationBoxes(shape, geometry, mirrored, wholeSheet(frame)), ...sizes.taken],
    unplaced: sizes.unplaced,
  })
}

/** Bounding boxes of a mirrored station. */
const stationBoxes = (
  shape: StationShape,
  geometry: StationGeometry,
  mirrored: Frame,
  ends: PipeEnds,
): Box[] => [
  ...shellBoxes(geometry, mirrored),
  ...pipeBoxes(shape, geometry, mirrored, ends),
  boxOfCorners([0, mirrored.ground - 8], [mirrored.sheet.width, mirrored.ground + 2]),
]

/** The house is on the right here: the station is mirrored, its figures are not. */
function setUp(shape: StationShape, sheet: Sheet) {
  const geometry = geometryOf(shape)
  const frame = frameOf(geometry, sheet)
  const mirrored: Frame = {
    ...frame,
    x: (mm) => sheet.width - frame.x(mm),
    mmAt: (x) => frame.mmAt(sheet.width - x),
  }
  return { geometry, frame, mirrored }
}

function station(shape: StationShape, geometry: StationGeometry, frame: Frame, ends?: PipeEnds): string {
  return group(
    { transform: `matrix(-1 0 0 1 ${frame.sheet.width} 0)` },
    trench(geometry, frame),
    pipes(shape, geometry, frame, ends),
    shell(geometry, frame, shape.color),
    chambers(shape.body, geometry, frame),
    machinery(shape, geometry, frame),
    breakLine(geometry, frame),
  )
}
