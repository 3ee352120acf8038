import { formatNumber } from '../lib/numbers.ts'

/** Millimetres: how far the lid stands above the ground, and the sand under the body (drawn so everywhere). */
export const LID_ABOVE = 150
export const SAND_BED = 140

/** How deep the pit is dug for a body of this height, both in millimetres; null when the height is not known. */
export const pitDepth = (height: number | null): number | null =>
  height === null ? null : height - LID_ABOVE + SAND_BED

/** «2,5 м»: a depth in millimetres to a tenth of a metre. */
export const formatPitDepth = (depth: number): string =>
  `${formatNumber(Math.round(depth / 100) / 10)}\u00a0м`
