import type { Soil } from '@septic-shop/plot/soil.ts'
import { along, type Box } from '../core/boxes.ts'
import { backdrop, type Marks, noMarks, solid } from '../core/marks.ts'
import { group, line, type Point, path, px, rect } from '../core/markup.ts'
import { palette } from '../core/palette.ts'
import { type Hatching, hatchings } from '../core/soil-kinds.ts'
import { clayFrom } from '../core/soil-tiles.ts'
import { soilPatterns } from '../station/soil.ts'
import { groundLine, type Scene, waterDepth } from './scene.ts'

const TOPSOIL = 220
/** Pixels between the points of a wavy layer. */
const STEP = 8
/** And between those of the ground water's boxes. */
const SURFACE_STEP = 16

const kindOf = (soil: Soil | null): Hatching => (soil === null ? 'mixed' : hatchings[soil])

/** The line at a depth below the ground, from edge to edge; wavy with a rise in pixels. */
function layerLine(scene: Scene, depth: number, rise = 0, length = 70): Point[] {
  const { sheet, scale } = scene.frame
  return Array.from({ length: Math.ceil((sheet.width + STEP * 2) / STEP) }, (_, index): Point => {
    const x = -STEP + index * STEP
    return [x, groundLine(scene, x) + depth * scale + rise * Math.sin((x / length) * 2 * Math.PI)]
  })
}

const downTo = (points: Point[], bottom: number): string =>
  `${line(...points)}V${px(bottom)}H${px(points[0]?.[0] ?? 0)}Z`

/** `<defs>` of the hatchings that `soilLayers` and `groundWater` use. */
export const patterns = ({ section }: Scene): Marks =>
  backdrop(soilPatterns(section.water !== null, kindOf(section.soil)))

/** Sky and layers of soil, down to `bottom` in pixels. */
export function soilLayers(scene: Scene, bottom: number): Marks {
  const { sheet } = scene.frame
  const clay = clayFrom[kindOf(scene.section.soil)]
  return backdrop(
    rect(0, 0, sheet.width, bottom, { fill: palette.sky }) +
      path(downTo(layerLine(scene, 0), bottom), { fill: palette.topsoil }) +
      group(
        { stroke: palette.soilInk, 'stroke-opacity': '.7' },
        path(downTo(layerLine(scene, TOPSOIL, 1.5, 90), bottom), { fill: 'url(#e)' }),
        clay === null ? '' : path(downTo(layerLine(scene, clay, 3, 150), bottom), { fill: 'url(#c)' }),
      ),
  )
}

/** A level below the ground in straight steps of so many pixels, for its boxes. */
function surfaceOf(scene: Scene, depth: number, step: number): Point[] {
  const { sheet, scale } = scene.frame
  return Array.from({ length: Math.ceil(sheet.width / step) + 1 }, (_, index): Point => {
    const x = index * step
    return [x, groundLine(scene, x) + depth * scale]
  })
}

const below = { fill: palette.groundWater, 'fill-opacity': '.22' }
/** A level that is only known by its limits. */
const paler = { fill: palette.groundWater, 'fill-opacity': '.12' }

/**
 * The ground water below its level, whose surface no label crosses; where only limits are known, the range between them is
 * paler. Its boxes are in steps of so many pixels.
 */
export function groundWater(scene: Scene, bottom: number, step = SURFACE_STEP): Marks {
  const { water } = scene.section
  const sure = waterDepth(scene.section)
  if (water === null || sure === null) return noMarks
  const isDeeper = water.to === Number.POSITIVE_INFINITY
  const isRange = !isDeeper && water.to > water.from
  const surface = layerLine(scene, sure, 1.5, 26)
  const edge = { fill: 'none', stroke: palette.groundWater, 'stroke-width': 2 }
  return solid(
    (isRange ? path(downTo(layerLine(scene, water.from * 10), bottom), paler) : '') +
      path(downTo(surface, bottom), below) +
      path(downTo(surface, bottom), { fill: 'url(#w)' }) +
      path(line(...surface), isDeeper ? { ...edge, 'stroke-dasharray': '9 6' } : edge),
    ...along(surfaceOf(scene, sure, step), 4),
  )
}

/** Arrows that rise from the surest level of the ground water, in pixels from the left. */
export function risingArrows(scene: Scene, at: readonly number[]): Marks {
  const { water } = scene.section
  if (water === null || water.to === Number.POSITIVE_INFINITY || water.to === water.from) return noMarks
  const d = at.map((x) => {
    const from = groundLine(scene, x) + water.to * 10 * scene.frame.scale - 4
    const rise = Math.min(16, (water.to - water.from) * 10 * scene.frame.scale * 0.7)
    return `M${px(x)} ${px(from)}v${px(-rise)}m-4 5l4-5l4 5`
  })
  return backdrop(path(d.join(''), { fill: 'none', stroke: palette.groundWater, 'stroke-width': 2 }))
}

/** Pixels between the edges of the boxes along the grass. */
export const CELL = 12

/** The ground line with its grass, from `from` to `to` in pixels; no label crosses it before `until`. */
export function turf(scene: Scene, [from, to]: readonly [number, number], until = to): Marks {
  const points = layerLine(scene, 0).filter(([x]) => x > from && x < to)
  const ends: Point[] = [[from, groundLine(scene, from)], ...points, [to, groundLine(scene, to)]]
  const blades = Array.from({ length: Math.max(0, Math.floor((to - from - 6) / 17)) }, (_, index) => {
    const x = from + 5 + index * 17
    return `M${px(x)} ${px(groundLine(scene, x))}l${index % 3 ? -2 : 2} ${-(4 + ((index * 7) % 4))}`
  })
  const cells = Array.from({ length: Math.ceil(scene.frame.sheet.width / CELL) }, (_, index) => index * CELL)
  return solid(
    path(line(...ends), {
      fill: 'none',
      stroke: palette.line,
      'stroke-width': 2.5,
      'stroke-linejoin': 'round',
    }) + path(blades.join(''), { stroke: palette.grass, 'stroke-width': 1.5, 'stroke-linecap': 'round' }),
    ...cells
      .filter((left) => left > from && left < until)
      .map((left): Box => {
        const [a, b] = [groundLine(scene, left), groundLine(scene, left + CELL)]
        return { left, right: left + CELL, top: Math.min(a, b) - 8, bottom: Math.max(a, b) + 2 }
      }),
  )
}
