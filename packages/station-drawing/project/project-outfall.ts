import { RING_GRAVEL, RING_HEIGHT, RING_RADIUS } from '@septic-shop/plot/ring.ts'
import { boxOfCorners } from '../core/boxes.ts'
import { backdrop, block, layers, type Marks, noMarks, solid } from '../core/marks.ts'
import { group, line, outline, path, px, rect } from '../core/markup.ts'
import { palette } from '../core/palette.ts'
import type { Frame } from '../station/frame.ts'
import { PIPE, type StationGeometry } from '../station/geometry.ts'
import { outletDepth } from '../station/pipes.ts'
import { SAND_FILL } from '../station/soil.ts'
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
  const left = mouth - DITCH.slope * 0.5 * scale
  const right = sheet.width + 4
  const bank = line([left - 6, ground], [mouth + 4, bed], [right, bed])
  return solid(
    path(`${bank}V${px(ground - 8)}H${px(left - 6)}z`, { fill: palette.sky }) +
      rect(mouth + 2, bed - 130 * scale, right, bed, { fill: palette.clean }) +
      path(bank, { fill: 'none', stroke: palette.line, 'stroke-width': 2 }),
    boxOfCorners([left - 6, ground - 8], [sheet.width, bed + 2]),
  )
}

/** A slope down to a ravine; the water lands in a concrete tray. */
function slope(end: number, depth: number, { sheet, ground, scale, y }: Frame): Marks {
  const right = sheet.width + 4
  const steep = SLOPE_FALL / (right - end)
  const top = end - depth / steep
  const foot = y(SLOPE_FALL + depth)
  const face = line([top, ground], [right, foot])
  const under = (x: number) => y(depth + (x - end) * steep)
  const tray = outline(
    [end + 2, under(end) + 40 * scale],
    [right, under(right) + 40 * scale],
    [right, under(right) + 190 * scale],
    [end + 2, under(end) + 190 * scale],
  )
  return solid(
    path(`${face}V${px(ground - 8)}H${px(top)}z`, { fill: palette.sky }) +
      path(tray, { fill: palette.wall, stroke: palette.line, 'stroke-width': 1.3 }) +
      path(face, { fill: 'none', stroke: palette.line, 'stroke-width': 2 }),
    boxOfCorners(
      [end - (depth * (sheet.width - end)) / SLOPE_FALL, ground - 8],
      [sheet.width, foot + 200 * scale],
    ),
  )
}

/** A drainage well: concrete rings on gravel, open at the bottom. */
function well(rings: number, depth: number, frame: Frame): Marks {
  const { scale, y, sheet } = frame
  const axis = wellAxis(frame)
  const radius = WELL.radius * scale
  const wide = radius + WELL.gravel * scale
  const foot = rings * WELL.ring - WELL.above
  const joints = Array.from({ length: rings - 1 }, (_, i) => y((i + 1) * WELL.ring - WELL.above))
  const water = y(Math.max(depth + 350, foot - 260))
  return solid(
    rect(axis - wide, y(foot - WELL.ring), axis + wide, y(foot + 500), {
      fill: SAND_FILL,
      stroke: palette.soilInk,
      'stroke-dasharray': '5 4',
    }) +
      gravel(axis - radius, axis + radius, y(foot - 60), y(foot + 440), sheet.textSize * 0.5) +
      rect(axis - radius, y(-WELL.above), axis + radius, y(foot), { fill: palette.body }) +
      rect(axis - radius, water, axis + radius, y(foot), { fill: palette.clean }) +
      group(
        { fill: 'none', stroke: palette.line, 'stroke-width': 1.2 },
        rect(axis - radius, y(-WELL.above), axis + radius, y(foot), {
          stroke: palette.steel,
          'stroke-width': 110 * scale,
        }),
        path(
          joints
            .map((at) => `M${px(axis - radius - 50 * scale)} ${px(at)}H${px(axis + radius + 50 * scale)}`)
            .join(''),
        ),
      ) +
      rect(axis - radius * 1.15, y(-WELL.above - 90), axis + radius * 1.15, y(-WELL.above), {
        fill: palette.steel,
        stroke: palette.line,
        'stroke-width': 1.3,
      }),
    boxOfCorners([axis - wide, y(-WELL.above - 90)], [axis + wide, y(foot + 500)]),
  )
}

/** A filtration field: perforated pipe on gravel, with a vent at its end. */
function field(end: number, depth: number, { half }: StationGeometry, frame: Frame): Marks {
  const { scale, x, y, sheet, ground } = frame
  const left = x(half) + 480 * scale
  const bore = PIPE * scale
  const holes = path(`M${px(left + 6)} ${px(y(depth) + bore * 0.9)}H${px(end)}`, {
    stroke: palette.clean,
    'stroke-width': bore * 0.7,
    'stroke-dasharray': `2 ${px(sheet.textSize * 0.6)}`,
  })
  const vent = outline(
    [end - bore / 2, ground - 420 * scale],
    [end + bore / 2, ground - 420 * scale],
    [end + bore / 2, y(depth + PIPE)],
    [end - bore / 2, y(depth + PIPE)],
  )
  return layers(
    block(left, y(depth - 130), sheet.width + 3, y(depth + 470), {
      fill: palette.wall,
      stroke: palette.soilInk,
      'stroke-dasharray': '5 4',
    }),
    backdrop(gravel(left, sheet.width, y(depth - 100), y(depth + 450), sheet.textSize * 0.5), holes),
    solid(
      path(vent, { fill: palette.steel, stroke: palette.line, 'stroke-width': 1.2 }) +
        path(`M${px(end - bore * 1.3)} ${px(ground - 440 * scale)}h${px(bore * 2.6)}`, {
          stroke: palette.line,
          'stroke-width': 2.4,
        }),
      boxOfCorners([end - 20, ground - 460 * scale], [end + 20, y(depth)]),
    ),
  )
}

/** Pebbles in rows, every second one shifted. */
export function gravel(left: number, right: number, top: number, bottom: number, size: number): string {
  const rows = Math.max(1, Math.floor((bottom - top) / size))
  const d = Array.from(
    { length: rows },
    (_, i) =>
      `M${px(left + size * (i % 2 ? 0.5 : 1))} ${px(top + (i + 0.5) * size)}H${px(right - size * 0.4)}`,
  )
  return path(d.join(''), {
    stroke: palette.soilInk,
    'stroke-width': size * 0.62,
    'stroke-linecap': 'round',
    'stroke-dasharray': `0 ${px(size)}`,
    'stroke-opacity': '.55',
  })
}
