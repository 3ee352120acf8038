import { element, path } from './markup.ts'
import { palette } from './palette.ts'
import type { Hatching } from './soil-kinds.ts'

const tile = (id: string, width: number, height: number, content: string, transform?: string) =>
  element(
    'pattern',
    { id, width, height, patternUnits: 'userSpaceOnUse', patternTransform: transform },
    content,
  )

const ink = { stroke: palette.soilInk, 'stroke-opacity': '.42' }
const grain = { ...ink, 'stroke-opacity': '.6', 'stroke-width': 1.6, 'stroke-linecap': 'round' }
const ground = (width: number, height: number, fill: string) => path(`M0 0h${width}v${height}H0z`, { fill })

/** The backfill of every trench. */
export const SAND_TILE = tile(
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
export const CLAY_TILE = tile(
  'c',
  22,
  22,
  path('M0 0h22v22H0z', { fill: palette.clay }) + path('M0 4h22M0 11h9', ink),
  'rotate(45)',
)
export const WATER_TILE = tile(
  'w',
  30,
  16,
  path('M2 5h10M17 12h10', { stroke: palette.groundWater, 'stroke-width': 1.2, 'stroke-opacity': '.75' }),
)

/** The layer under the topsoil, hatched as in engineering geology: dots are sand, slanting lines are clay, rubble is fill. */
export const soilTiles: Record<Hatching, string> = {
  mixed: tile(
    'e',
    46,
    28,
    path('M0 0h46v28H0z', { fill: palette.soil }) + path('M4 8h9M27 5h6M15 20h11M36 23h7', ink),
  ),
  sand: tile('e', 22, 18, ground(22, 18, palette.soil) + path('M3 4h0M14 6h0M8 13h0M19 15h0', grain)),
  'sandy-loam': tile(
    'e',
    36,
    28,
    ground(36, 28, palette.soil) +
      path('M3 5h0M13 10h0M5 19h0M29 18h0M21 26h0', grain) +
      path('m20 9 7-7', ink),
  ),
  loam: tile(
    'e',
    30,
    26,
    ground(30, 26, palette.soil) + path('m3 11 8-8M18 24l8-8', ink) + path('M20 6h0M6 20h0', grain),
  ),
  clay: tile('e', 22, 22, ground(22, 22, palette.clay) + path('M0 4h22M0 11h9', ink), 'rotate(45)'),
  peat: tile(
    'e',
    26,
    14,
    ground(26, 14, palette.topsoil) +
      path('M2 4h10M15 11h9M17 4h3M4 11h4', { ...ink, 'stroke-opacity': '.9', 'stroke-width': 1.4 }),
  ),
  filled: tile(
    'e',
    44,
    32,
    ground(44, 32, palette.soil) +
      path('m5 10 5-7 5 6zM26 9l8-3 4 5-7 3zM10 25l4-5 7 4-4 4zM33 27l4-6 4 5z', { ...ink, fill: 'none' }) +
      path('M20 14h0M3 19h0M27 20h0M41 15h0', grain),
  ),
  quicksand: tile(
    'e',
    28,
    18,
    ground(28, 18, palette.soil) +
      path('M3 3h0M12 7h0M22 4h0M7 13h0M18 15h0', grain) +
      path('M1 10q4-3 7 0t7 0M15 17q3-2 6 0t6 0', { ...ink, fill: 'none' }),
  ),
}

/** Depth in millimetres where clay begins; null is deeper than any drawing. */
export const clayFrom: Record<Hatching, number | null> = {
  mixed: 1750,
  sand: null,
  'sandy-loam': null,
  loam: null,
  clay: null,
  peat: 1000,
  filled: 1750,
  quicksand: null,
}
