import { formatMoney } from '../../lib/money.ts'

/** A difference in kopecks with its sign: «+8 900 ₽». */
export function formatDifference(kopecks: number): string {
  return `${signOf(kopecks)}${formatMoney(Math.abs(kopecks))}`
}

/** The sign as it is printed. */
export function signOf(size: number): string {
  return size > 0 ? '+' : size < 0 ? '−' : ''
}
