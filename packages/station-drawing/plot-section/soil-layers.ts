import type { Soil } from '@septic-shop/plot/soil.ts'
import { group, line, type Point, path, px, rect } from '../core/markup.ts'
import { palette } from '../core/palette.ts'
import { type Hatching, hatchings } from '../core/soil-kinds.ts'
import { clayFrom } from '../core/soil-tiles.ts'
import { soilPatterns } from '../station/soil.ts'
import { groundLine, type Scene, waterDepth } from './scene.ts'

const TOPSOIL = 220
/** Pixels between the points of a wavy layer. */
const STEP = 8

const kindOf = (soil: Soil | null): Hatching => (soil === null ? 'mixed' : hatchings[soil])

/** `<defs>` of the hatchings that `soilLayers` and `groundWater` use. */
export const patterns = ({ section }: Scene): string =>
  soilPatterns(section.water !== null, kindOf(section.soil))

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

/** Sky and layers of soil, down to `bottom` in pixels. */
export function soilLayers(scene: Scene, bottom: number): string {
  const { sheet } = scene.frame
  const clay = clayFrom[kindOf(scene.section.soil)]
  return (
    rect(0, 0, sheet.width, bottom, { fill: palette.sky }) +
    path(downTo(layerLine(scene, 0), bottom), { fill: palette.topsoil }) +
    group(
      { stroke: palette.soilInk, 'stroke-opacity': '.7' },
      path(downTo(layerLine(scene, TOPSOIL, 1.5, 90), bottom), { fill: 'url(#e)' }),
      clay === null ? '' : path(downTo(layerLine(scene, clay, 3, 150), bottom), { fill: 'url(#c)' }),
    )
  )
}

const below = { fill: palette.groundWater, 'fill-opacity': '.22' }
/** A level that is only known by its limits. */
const paler = { fill: palette.groundWater, 'fill-opacity': '.12' }

/** The ground water below its level; where only limits are known, the range between them is paler. */
export function groundWater(scene: Scene, bottom: number): string {
  const { water } = scene.section
  const sure = waterDepth(scene.section)
  if (water === null || sure === null) return ''
  const isDeeper = water.to === Number.POSITIVE_INFINITY
  const isRange = !isDeeper && water.to > water.from
  const surface = layerLine(scene, sure, 1.5, 26)
  const edge = { fill: 'none', stroke: palette.groundWater, 'stroke-width': 2 }
  return (
    (isRange ? path(downTo(layerLine(scene, water.from * 10), bottom), paler) : '') +
    path(downTo(surface, bottom), below) +
    path(downTo(surface, bottom), { fill: 'url(#w)' }) +
    path(line(...surface), isDeeper ? { ...edge, 'stroke-dasharray': '9 6' } : edge)
  )
}

/** Arrows that rise from the surest level of the ground water, in pixels from the left. */
export function risingArrows(scene: Scene, at: readonly number[]): string {
  const { water } = scene.section
  if (water === null || water.to === Number.POSITIVE_INFINITY || water.to === water.from) return ''
  const d = at.map((x) => {
    const from = groundLine(scene, x) + water.to * 10 * scene.frame.scale - 4
    const rise = Math.min(16, (water.to - water.from) * 10 * scene.frame.scale * 0.7)
    return `M${px(x)} ${px(from)}v${px(-rise)}m-4 5l4-5l4 5`
  })
  return path(d.join(''), { fill: 'none', stroke: palette.groundWater, 'stroke-width': 2 })
}

/** The ground line with its grass, from `from` to `to` in pixels. */
export function turf(scene: Scene, [from, to]: readonly [number, number]): string {
  const points = layerLine(scene, 0).filter(([x]) => x > from && x < to)
  const ends: Point[] = [[from, groundLine(scene, from)], ...points, [to, groundLine(scene, to)]]
  const blades = Array.from({ length: Math.max(0, Math.floor((to - from - 6) / 17)) }, (_, index) => {
    const x = from + 5 + index * 17
    return `M${px(x)} ${px(groundLine(scene, x))}l${index % 3 ? -2 : 2} ${-(4 + ((index * 7) % 4))}`
  })
  return (
    path(line(...ends), {
      fill: 'none',
      stroke: palette.line,
      'stroke-width': 2.5,
      'stroke-linejoin': 'round',
    }) + path(blades.join(''), { stroke: palette.grass, 'stroke-width': 1.5, 'stroke-linecap': 'round' })
  )
}
