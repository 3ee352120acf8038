import { LID_ABOVE, SAND_BED } from '../pit-depth.ts'
import { type Frame, frameOf, type Sheet } from './frame.ts'
import { geometryOf, type StationGeometry } from './geometry.ts'
import { textPath } from './lettering.ts'
import { group, line, outline, path, px, rect } from './markup.ts'
import { palette } from './palette.ts'
import { craneHook, pitDepth, pumping, shoring } from './pit-scene.ts'
import type { ProjectShape } from './project-shape.ts'
import { image } from './section.ts'
import { shell } from './shell.ts'
import { SAND_FILL, soil, soilPatterns } from './soil.ts'

const LARGE: Sheet = {
  width: 760,
  height: 500,
  scale: 0.098,
  ground: 138,
  axis: 372,
  bodyWidth: 300,
  widthGap: 26,
  heightGap: 0,
  textSize: 16,
}

const SMALL: Sheet = {
  ...LARGE,
  width: 380,
  height: 250,
  scale: 0.049,
  ground: 68,
  axis: 184,
  bodyWidth: 150,
  widthGap: 14,
  textSize: 13,
}

/** Room between the body and the walls of the pit, and how high the body still hangs over its bed; in millimetres. */
const ROOM = 400
const LIFT = 420
/** Walls without boards lean back by this much of their depth. */
const SLOPE = 0.25

/** The day of the installation, 760 × 500: the pit with its sand bed, the body in its slings, the pump if there is water. */
export const drawProjectPit = (shape: ProjectShape): string => drawOn(shape, LARGE)

/** The same on 380 × 250. */
export const drawProjectPitSmall = (shape: ProjectShape): string => drawOn(shape, SMALL)

function drawOn(shape: ProjectShape, sheet: Sheet): string {
  const { station, water } = shape
  const geometry = geometryOf(station)
  const frame = frameOf(geometry, sheet)
  const hanging: Frame = { ...frame, y: (mm) => frame.y(mm - LIFT) }
  const level = water === null ? null : water * 10
  // Dry sand and dry loam stand as a slope; where there is water, or peat, boards hold the walls.
  const isShored = level !== null || shape.soil === 'peat'
  return image(
    sheet,
    soilPatterns(level !== null, shape.soil) +
      soil(frame, level, shape.soil) +
      pit(geometry, frame, isShored) +
      bed(geometry, frame) +
      spoil(geometry, frame) +
      (isShored ? shoring(geometry, frame, ROOM) : '') +
      (level === null ? '' : pumping(geometry, frame, ROOM)) +
      craneHook(geometry, hanging) +
      shell(geometry, hanging, station.manufacturer) +
      (geometry.dashed ? '' : pitDepth(geometry, frame, ROOM)) +
      textPath(
        'Песок',
        frame.x(0),
        frame.y(geometry.bottom - 70) - sheet.textSize * 0.4,
        sheet.textSize,
        'middle',
      ),
  )
}

const mouthOf = ({ bottom }: StationGeometry, isShored: boolean) => (isShored ? 0 : bottom * SLOPE)

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

/** The soil that was dug out, in a heap at a distance from the edge. */
function spoil({ half, bottom }: StationGeometry, { x, ground, scale, sheet }: Frame): string {
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
