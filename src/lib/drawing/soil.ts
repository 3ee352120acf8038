import type { Frame } from './frame.ts'
import { element, group, path, px, rect, wave } from './markup.ts'
import { palette } from './palette.ts'

const TOPSOIL = 220
const CLAY = 1750
const GROUND_WATER = 1000

const tile = (id: string, width: number, height: number, content: string, transform?: string) =>
  element(
    'pattern',
    { id, width, height, patternUnits: 'userSpaceOnUse', patternTransform: transform },
    content,
  )

const ink = { stroke: palette.soilInk, 'stroke-opacity': '.42' }

const SAND = tile(
  's',
  9,
  9,
  path('M0 0h9v9H0z', { fill: palette.sand }) +
    path('M2 3h0M6.5 7h0', {
      stroke: palette.soilInk,
      'stroke-opacity': '.6',
      'stroke-width': 1.6,
      'stroke-linecap': 'round',
    }),
)
const SOIL = tile(
  'e',
  46,
  28,
  path('M0 0h46v28H0z', { fill: palette.soil }) + path('M4 8h9M27 5h6M15 20h11M36 23h7', ink),
)
const CLAY_TILE = tile(
  'c',
  22,
  22,
  path('M0 0h22v22H0z', { fill: palette.clay }) + path('M0 4h22M0 11h9', ink),
  'rotate(45)',
)
const WATER = tile(
  'w',
  30,
  16,
  path('M2 5h10M17 12h10', { stroke: palette.groundWater, 'stroke-width': 1.2, 'stroke-opacity': '.75' }),
)

/** The fill of a trench, defined by `soilPatterns`. */
export const SAND_FILL = 'url(#s)'

export function soilPatterns(groundWater: boolean): string {
  return element('defs', {}, SAND + SOIL + CLAY_TILE + (groundWater ? WATER : ''))
}

/** Sky, layers of soil, ground water and the ground line with grass, over the whole sheet. */
export function soil(frame: Frame, groundWater: boolean): string {
  const { width, height } = frame.sheet
  const layer = (depth: number, rise: number, step: number, fill: string) =>
    path(`${wave(-2, width, frame.y(depth), rise, step)}V${height + 2}H-2z`, { fill })
  return (
    rect(0, 0, width, height, { fill: palette.sky }) +
    rect(0, frame.ground, width, height, { fill: palette.topsoil }) +
    group(
      { stroke: palette.soilInk, 'stroke-opacity': '.7' },
      layer(TOPSOIL, 3, 70, 'url(#e)'),
      layer(CLAY, 6, 110, 'url(#c)'),
    ) +
    (groundWater ? water(frame) : '') +
    turf(frame)
  )
}

function water(frame: Frame): string {
  const { width, height } = frame.sheet
  const surface = `${wave(-2, width, frame.y(GROUND_WATER), 2.5, 24)}V${height + 2}H-2z`
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
