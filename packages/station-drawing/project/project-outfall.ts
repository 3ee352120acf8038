import { RING_GRAVEL, RING_HEIGHT, RING_RADIUS } from '@septic-shop/plot/ring.ts'
import { boxOfCorners } from '../core/boxes.ts'
import { type Marks, noMarks, solid } from '../core/marks.ts'
import { group, line, outline, path, px, rect } from '../core/markup.ts'
import { palette } from '../core/palette.ts'
import { cutting } from '../outfall/cutting.ts'
import { filtrationField, vent } from '../outfall/field.ts'
import { drainageWell } from '../outfall/well.ts'
import type { Frame } from '../station/frame.ts'
import { PIPE, type StationGeometry } from '../station/geometry.ts'
import { outletDepth } from '../station/pipes.ts'
import type { ProjectOutfall, ProjectShape } from './project-shape.ts'

const WELL = { radius: RING_RADIUS, ring: RING_HEIGHT * 10, above: 120, gravel: RING_GRAVEL }
const DITCH = { half: 330, slope: 330, below: 330 }
const SLOPE_FALL = 620

/** End of the outlet pipe, in pixels from the left: at the outfall, or at the sheet's edge when that is unknown. */
export function outfallAt({ outfall: kind }: ProjectShape, frame: Frame): number {
  const { sheet, scale } = frame
  const ends: Record<ProjectOutfall, number> = {
    ditch: sheet.width - (DITCH.half * 2 + DITCH.slope * 0.6) * scale,
    slope: sheet.width * 0.885,
    well2: wellAxis(frame) - WELL.radius * scale * 0.8,
    well3: wellAxis(frame) - WELL.radius * scale * 0.8,
    field: sheet.width - 0.045 * sheet.width,
    away: sheet.width + 3,
  }
  return ends[kind]
}

const wellAxis = ({ sheet, scale }: Frame) => sheet.width - (WELL.radius + WELL.gravel) * scale - 4

/** The outfall, drawn before the pipe that ends in it. */
export function outfall(shape: ProjectShape, geometry: StationGeometry, frame: Frame): Marks {
  const end = outfallAt(shape, frame)
  const depth = outletDepth(shape.station, geometry, frame.mmAt(end))
  switch (shape.outfall) {
    case 'ditch':
      return ditch(end, depth, frame)
    case 'slope':
      return slope(end, depth, frame)
    case 'well2':
      return well(2, depth, frame)
    case 'well3':
      return well(3, depth, frame)
    case 'field':
      return field(end, depth, geometry, frame)
    case 'away':
      return noMarks
  }
}

function ditch(mouth: number, depth: number, { sheet, ground, scale, y }: Frame): Marks {
  const bed = y(depth + DITCH.below)
  const left = mouth - DITCH.slope * 0.5 * scale - 6
  const right = sheet.width + 4
  const water = rect(mouth + 2, bed - 130 * scale, right, bed, { fill: palette.clean })
  return solid(
    cutting(line([left, ground], [mouth + 4, bed], [right, bed]), { left, top: ground - 8 }, water),
    boxOfCorners([left, ground - 8], [sheet.width, bed + 2]),
  )
}

/** A slope down to a ravine; the water lands in a concrete tray. */
function slope(end: number, depth: number, { sheet, ground, scale, y }: Frame): Marks {
  const right = sheet.width + 4
  const steep = SLOPE_FALL / (right - end)
  const left = end - depth / steep
  const foot = y(SLOPE_FALL + depth)
  const under = (x: number) => y(depth + (x - end) * steep)
  const tray = outline(
    [end + 2, under(end) + 40 * scale],
    [right, under(right) + 40 * scale],
    [right, under(right) + 190 * scale],
    [end + 2, under(end) + 190 * scale],
  )
  return solid(
    cutting(
      line([left, ground], [right, foot]),
      { left, top: ground - 8 },
      path(tray, { fill: palette.wall, stroke: palette.line, 'stroke-width': 1.3 }),
    ),
    // A figure may stand on the first pixels of the slope.
    boxOfCorners(
      [end - (depth * (sheet.width - end)) / SLOPE_FALL, ground - 8],
      [sheet.width, foot + 200 * scale],
    ),
  )
}

/** A drainage well, its cover above the ground. */
function well(rings: number, depth: number, frame: Frame): Marks {
  const { scale, y, sheet } = frame
  const axis = wellAxis(frame)
  const radius = WELL.radius * scale
  const wide = radius + WELL.gravel * scale
  const [left, right] = [axis - radius, axis + radius]
  const foot = rings * WELL.ring - WELL.above
  const top = y(-WELL.above)
  const joints = Array.from({ length: rings - 1 }, (_, i) => {
    const beyond = 50 * scale
    return `M${px(left - beyond)} ${px(y((i + 1) * WELL.ring - WELL.above))}H${px(right + beyond)}`
  })
  const walls = group(
    { fill: 'none', stroke: palette.line, 'stroke-width': 1.2 },
    rect(left, top, right, y(foot), { stroke: palette.steel, 'stroke-width': 110 * scale }),
    path(joints.join('')),
  )
  const cover = rect(axis - radius * 1.15, y(-WELL.above - 90), axis + radius * 1.15, top, {
    fill: palette.steel,
    stroke: palette.line,
    'stroke-width': 1.3,
  })
  return drainageWell({
    shaft: boxOfCorners([left, top], [right, y(foot)]),
    water: y(Math.max(depth + 350, foot - 260)),
    bed: boxOfCorners([axis - wide, y(foot - WELL.ring)], [axis + wide, y(foot + 500)]),
    stones: boxOfCorners([left, y(foot - 60)], [right, y(foot + 440)]),
    pebble: sheet.textSize * 0.5,
    rings: walls + cover,
    box: boxOfCorners([axis - wide, y(-WELL.above - 90)], [axis + wide, y(foot)]),
  })
}

function field(end: number, depth: number, { half }: StationGeometry, frame: Frame): Marks {
  const { scale, x, y, sheet, ground } = frame
  const left = x(half) + 480 * scale
  const bore = PIPE * scale
  return filtrationField({
    bed: boxOfCorners([left, y(depth - 130)], [sheet.width + 3, y(depth + 470)]),
    stones: boxOfCorners([left, y(depth - 100)], [sheet.width, y(depth + 450)]),
    pebble: sheet.textSize * 0.5,
    pipe: path(`M${px(left + 6)} ${px(y(depth) + bore * 0.9)}H${px(end)}`, {
      stroke: palette.clean,
      'stroke-width': bore * 0.7,
      'stroke-dasharray': `2 ${px(sheet.textSize * 0.6)}`,
    }),
    vent: vent(
      { at: end, top: ground - 420 * scale, foot: y(depth + PIPE), bore, scale },
      { wall: 1.2, cap: 2.4, reach: 1.3, room: 20 },
    ),
  })
}
