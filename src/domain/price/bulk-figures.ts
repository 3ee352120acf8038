import type { SkipReason } from './bulk-price.ts'

/** A row of the preview of a bulk change; kopecks. */
export interface PreviewedPrice {
  oldPrice: number | null
  /** Null when the price stays. */
  newPrice: number | null
  installationPrice: number | null
  skipped: SkipReason | null
}

/** What may be a typing error in a new price. */
export type PriceWarning = 'zero' | 'doubled' | 'halved' | 'kopecks'

/** What may be wrong with a new price; null when it is plausible. Both in kopecks. */
export function findPriceWarning(oldPrice: number, newPrice: number): PriceWarning | null {
  if (newPrice === 0) return 'zero'
  if (newPrice > 2 * oldPrice) return 'doubled'
  if (2 * newPrice < oldPrice) return 'halved'
  return newPrice % 100 === 0 ? null : 'kopecks'
}

/** The same of a row; null also when the price stays. */
function warningOf({ skipped, oldPrice, newPrice }: PreviewedPrice): PriceWarning | null {
  return skipped || oldPrice === null || newPrice === null ? null : findPriceWarning(oldPrice, newPrice)
}

/** Whether something is to be said of a row: that the price stays, may be wrong, or is without installation. */
export const isNoted = (row: PreviewedPrice): boolean =>
  row.skipped !== null || warningOf(row) !== null || row.installationPrice === null

/** A change of a price beyond this share of the old one is asked about. */
const USUAL_CHANGE = 0.2

/** Whether a price changes by more than a fifth; both in kopecks. */
export function isUnusualChange(before: number | null, after: number | null): boolean {
  if (before === null || after === null || before <= 0 || after < 0) return false
  return Math.abs(after - before) > before * USUAL_CHANGE
}

/** How many of the jumps are shown one by one. */
const SHOWN_JUMPS = 5

/** What is to be known of a bulk change before it is applied. */
export interface BulkFigures<Row> {
  /** All rows. */
  total: number
  /** Rows whose price changes, of these those whose new price may be wrong, and rows whose price stays. */
  changed: number
  toCheck: number
  skipped: number
  /** Rows of which something is to be said (`isNoted`). */
  noted: number
  /** The rows with the lowest and the highest new price; null when nothing changes. */
  lowest: Row | null
  highest: Row | null
  /** How many prices change by more than a fifth, and the largest of these changes. */
  jumps: number
  largestJumps: Row[]
}

/** Counts a preview. */
export function countBulk<Row extends PreviewedPrice>(rows: readonly Row[]): BulkFigures<Row> {
  const skipped = rows.filter((row) => row.skipped).length
  const changed = rows.filter(({ newPrice }) => newPrice !== null)
  const first = changed[0] ?? null
  const jumps = rows.filter(({ oldPrice, newPrice }) => isUnusualChange(oldPrice, newPrice))
  return {
    total: rows.length,
    changed: rows.length - skipped,
    toCheck: rows.filter((row) => warningOf(row) !== null).length,
    skipped,
    noted: rows.filter(isNoted).length,
    lowest: changed.reduce((lowest, row) => (priceOf(row) < priceOf(lowest) ? row : lowest), first),
    highest: changed.reduce((highest, row) => (priceOf(row) > priceOf(highest) ? row : highest), first),
    jumps: jumps.length,
    largestJumps: jumps.toSorted((a, b) => shareOf(b) - shareOf(a)).slice(0, SHOWN_JUMPS),
  }
}

const priceOf = (row: PreviewedPrice | null) => row?.newPrice ?? 0

const shareOf = ({ oldPrice, newPrice }: PreviewedPrice) => Math.abs((newPrice ?? 0) / (oldPrice || 1) - 1)
