import { MAX_INTEGER } from '../../lib/numbers.ts'

/** Unit of `priceChange`: percent of each price, or rubles per product. */
export const CHANGE_TYPES = ['percentage', 'fixed'] as const
export type ChangeType = (typeof CHANGE_TYPES)[number]

/** What a change applies to: the whole price, or the station's part, which leaves the installation price unchanged. */
export const PRICE_BASES = ['price', 'station'] as const
export type PriceBase = (typeof PRICE_BASES)[number]

/** Rubles that new prices may be rounded to. */
export const ROUNDING_STEPS = [1, 10, 50, 100, 500, 1000] as const
export type RoundingStep = (typeof ROUNDING_STEPS)[number]

/** Why a product keeps its price in a bulk change. */
export const SKIP_REASONS = ['noPrice', 'belowZero', 'belowInstallation', 'tooLarge', 'unchanged'] as const
export type SkipReason = (typeof SKIP_REASONS)[number]

/** An exact decimal number, `digits` / 10^`places`: sums of money are never counted in floats. */
interface Decimal {
  digits: bigint
  places: number
}

export interface PriceChange {
  amount: Decimal
  type: ChangeType
  /** Absent is the whole price. */
  base?: PriceBase | undefined
  /** Rubles; absent rounds percent to whole rubles and leaves a fixed sum as it is. */
  roundTo?: RoundingStep | undefined
}

/** Kopecks. */
interface Priced {
  price: number | null
  installationPrice: number | null
}

/** The new price in kopecks, or why there is none. */
export type NewPrice = { price: number; skipped: null } | { price: null; skipped: SkipReason }

/** Parses a typed change: sign, spaces between digits, decimal comma or point. Null when it is not a number. */
export function parsePriceChange(text: string): Decimal | null {
  const number = /^([+\-−]?)(?=[.,]?\d)(\d*)(?:[.,](\d*))?$/
  const [, sign, whole, fraction = ''] = number.exec(text.replace(/[\s']/g, '')) ?? []
  if (whole === undefined) return null
  const digits = BigInt(whole + fraction)
  return { digits: sign === '-' || sign === '−' ? -digits : digits, places: fraction.length }
}

/**
 * The price after a bulk change (decisions.md, bulk price): percent is rounded to whole rubles, half up;
 * a fixed sum is rubles, to the kopeck. No price falls below zero or below its own installation.
 * With `base: 'station'` the installation is subtracted before and added after; a price without installation counts as a whole.
 * `roundTo` rounds the exact new price once, half up.
 */
export function changePrice({ price, installationPrice }: Priced, change: PriceChange): NewPrice {
  if (price === null) return skipped('noPrice')
  if (change.amount.digits === 0n) return skipped('unchanged')
  const apart = change.base === 'station' ? (installationPrice ?? 0) : 0
  const { sum, parts } = addChange(price - apart, change)
  // Checked before rounding. With an installation apart, a negative sum means the price is below the installation.
  if (price < apart || sum < 0n) return skipped(apart === 0 ? 'belowZero' : 'belowInstallation')
  const next = roundTo(sum + BigInt(apart) * parts, parts, stepOf(change))
  if (next > MAX_INTEGER) return skipped('tooLarge')
  if (next === BigInt(price)) return skipped('unchanged')
  if (installationPrice !== null && next < BigInt(installationPrice)) return skipped('belowInstallation')
  return { price: Number(next), skipped: null }
}

const skipped = (reason: SkipReason): NewPrice => ({ price: null, skipped: reason })

/** The exact changed price as a fraction: `sum` / `parts` kopecks. */
function addChange(price: number, { amount, type }: PriceChange): { sum: bigint; parts: bigint } {
  const { digits, places } = amount
  if (type === 'fixed') return { sum: BigInt(price) + toKopecks(amount), parts: 1n }
  const parts = 100n * 10n ** BigInt(places)
  return { sum: BigInt(price) * (parts + digits), parts }
}

/** Rubles as kopecks, rounded half away from zero. */
function toKopecks({ digits, places }: Decimal): bigint {
  const size = divide((digits < 0n ? -digits : digits) * 100n, 10n ** BigInt(places))
  return digits < 0n ? -size : size
}

/** Rounding step of the new price, in kopecks. */
function stepOf({ type, roundTo: rubles }: PriceChange): bigint {
  if (rubles !== undefined) return BigInt(rubles) * 100n
  return type === 'percentage' ? 100n : 1n
}

/** `sum` / `parts` rounded to a multiple of `step`; none is negative. */
function roundTo(sum: bigint, parts: bigint, step: bigint): bigint {
  return divide(sum, parts * step) * step
}

/** Rounded half up; neither is negative. */
function divide(number: bigint, by: bigint): bigint {
  return (2n * number + by) / (2n * by)
}
