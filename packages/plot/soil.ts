/** Kinds of soil that are told apart. */
export const soils = [
  'sand',
  'loam',
  'clay',
  'sandy_loam',
  'peat_clay',
  'filled',
  'quicksand',
  'other',
] as const
export type Soil = (typeof soils)[number]
