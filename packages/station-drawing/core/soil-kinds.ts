import type { Soil } from '@septic-shop/plot/soil.ts'

/** How each soil of a plot is hatched; another one has the neutral hatching. */
export const hatchings = {
  sand: 'sand',
  loam: 'loam',
  clay: 'clay',
  sandy_loam: 'sandy-loam',
  peat_clay: 'peat',
  filled: 'filled',
  quicksand: 'quicksand',
  other: 'mixed',
} as const satisfies Record<Soil, string>
export type Hatching = (typeof hatchings)[Soil]

/** Soils of projects as their addresses name them: as they are hatched, `mixed` when unknown. Filled and quick ones have none. */
export const soilKinds = [
  'mixed',
  'sand',
  'sandy-loam',
  'loam',
  'clay',
  'peat',
] as const satisfies readonly Hatching[]
export type SoilKind = (typeof soilKinds)[number]
