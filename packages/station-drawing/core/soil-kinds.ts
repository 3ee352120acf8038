/** Soil as it is hatched in the picture of a project; `mixed` when unknown. */
export const soilKinds = ['mixed', 'sand', 'sandy-loam', 'loam', 'clay', 'peat'] as const
export type SoilKind = (typeof soilKinds)[number]
