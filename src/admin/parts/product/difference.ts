import { formatMoney } from '../../../lib/money.ts'

/** Formats a difference in kopecks with sign: «+8 900 ₽». */
export function formatDifference(kopecks: number): string {
  return `${signOf(kopecks)}${formatMoney(Math.abs(kopecks))}`
}

/** Typographic sign of a number. */
export function signOf(size: number): string {
  return size > 0 ? '+' : size < 0 ? '−' : ''
}
