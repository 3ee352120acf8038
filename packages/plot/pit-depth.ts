import { formatNumber } from './number-format.ts'

/** Millimetres: height of the lid above the ground, and thickness of the sand bed; the same in all drawings. */
export const LID_ABOVE = 150
export const SAND_BED = 140

/** Pit depth for a body of this height, both in millimetres; null when the height is unknown. */
export const pitDepth = (height: number | null): number | null =>
  height === null ? null : height - LID_ABOVE + SAND_BED

/** Formats a depth in millimetres to a tenth of a metre: «2,5 м». */
export const formatPitDepth = (depth: number): string =>
  `${formatNumber(Math.round(depth / 100) / 10)}\u00a0м`
