/** Ground water above this depth, in centimetres, is high. */
export const HIGH_WATER = 150
/** Depths of the bands of ground water, in centimetres (storefront.md, section 9). */
export const WATER_BANDS = {
  high: { from: 0, to: HIGH_WATER },
  medium: { from: HIGH_WATER, to: 300 },
  low: { from: 300, to: Number.POSITIVE_INFINITY },
} as const
