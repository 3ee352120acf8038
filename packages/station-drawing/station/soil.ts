import { HIGH_WATER } from '@septic-shop/plot/water.ts'
import { boxOfCorners } from '../core/boxes.ts'
import { type Marks, solid } from '../core/marks.ts'
import { element, group, path, px, rect, wave } from '../core/markup.ts'
import { palette } from '../core/palette.ts'
import type { Hatching, SoilKind } from '../core/soil-kinds.ts'
import { CLAY_TILE, clayFrom, SAND_TILE, soilTiles, WATER_TILE } from '../core/soil-tiles.ts'
import type { Frame } from './frame.ts'

const TOPSOIL = 220
/** Where high ground water is drawn: two thirds down its band, clear of pipes and their names. Millimetres below the ground. */
export const DRAWN_HIGH_WATER = (HIGH_WATER * 10 * 2) / 3

/** The look of sand in the ground; its fill is defined by `soilPatterns`. */
export const SAND = { fill: 'url(#s)', stroke: palette.soilInk, 'stroke-dasharray': '5 4' } as const

/** `<defs>` with the hatchings of soils, sand and ground water. */
export function soilPatterns(groundWater: boolean, kind: Hatching = 'mixed'): string {
  return element('defs', {}, SAND_TILE + soilTiles[kind] + CLAY_TILE + (groundWater ? WATER_TILE : ''))
}

/**
 * Sky, layers of soil, ground water at its depth in millimetres and the ground line with grass, over the whole sheet. Labels
 * keep clear of the grass only.
 */
export function soil(frame: Frame, groundWater: number | null, kind: SoilKind = 'mixed'): Marks {
  const { width, height } = frame.sheet
  const clay = clayFrom[kind]
  const layer = (depth: number, rise: number, step: number, fill: string) =>
    path(`${wave(-2, width, frame.y(depth), rise, step)}V${height + 2}H-2z`, { fill })
  return solid(
    soilPatterns(groundWater !== null, kind) +
      rect(0, 0, width, height, { fill: palette.sky }) +
      rect(0, frame.ground, width, height, { fill: palette.topsoil }) +
      group(
        { stroke: palette.soilInk, 'stroke-opacity': '.7' },
        layer(TOPSOIL, 3, 70, 'url(#e)'),
        clay === null ? '' : layer(clay, 6, 110, 'url(#c)'),
      ) +
      (groundWater === null ? '' : water(frame, groundWater)) +
      turf(frame),
    boxOfCorners([0, frame.ground - 8], [width, frame.ground + 2]),
  )
}

function water(frame: Frame, depth: number): string {
  const { width, height } = frame.sheet
  const surface = `${wave(-2, width, frame.y(depth), 2.5, 24)}V${height + 2}H-2z`
  return (
    path(surface, {
      fill: palette.groundWater,
      'fill-opacity': '.2',
      stroke: palette.groundWater,
      'stroke-width': 2,
    }) + path(surface, { fill: 'url(#w)' })
  )
}

function turf({ ground, sheet }: Frame): string {
  const blades = Array.from({ length: Math.floor((sheet.width - 4) / 17) }, (_, i) => {
    const lean = i % 3 ? -2 : 2
    const rise = 4 + ((i * 7) % 4)
    return `l${lean}-${rise}m${17 - lean} ${rise}`
  })
  return (
    path(`M0 ${px(ground)}H${sheet.width}`, { stroke: palette.line, 'stroke-width': 2.5 }) +
    path(`M6 ${px(ground)}${blades.join('')}`, {
      stroke: palette.grass,
      'stroke-width': 1.5,
      'stroke-linecap': 'round',
    })
  )
}
