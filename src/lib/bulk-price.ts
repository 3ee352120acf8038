import { MAX_INTEGER } from './numbers.ts'

/** How `priceChange` is meant: percent of each price, or rubles for each product. */
export const CHANGE_TYPES = ['percentage', 'fixed'] as const
export type ChangeType = (typeof CHANGE_TYPES)[number]

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
}

/** Kopecks. */
interface Priced {
  price: number | null
  installationPrice: number | null
}

/** The new price in kopecks, or why there is none. */
export type NewPrice = { price: number; skipped: null } | { price: null; skipped: SkipReason }

/** What staff type: a sign, spaces between the figures, comma or point. Null for what is no number. */
export function parsePriceChange(text: string): Decimal | null {
  const number = /^([+\-−]?)(?=[.,]?\d)(\d*)(?:[.,](\d*))?$/
  const [, sign, whole, fraction = ''] = number.exec(text.replace(/[\s']/g, '')) ?? []
  if (whole === undefined) return null
  const digits = BigInt(whole + fraction)
  return { digits: sign === '-' || sign === '−' ? -digits : digits, places: fraction.length }
}

/**
 * The price after a bulk change (decisions.md, bulk price): percent is rounded to whole rubles, half up;
 * a fixed sum is rubles, to the kopeck. Nothing falls below zero or below its own installation.
 */
export function changePrice({ price, installationPrice }: Priced, change: PriceChange): NewPrice {
  if (price === null) return skipped('noPrice')
  if (change.amount.digits === 0n) return skipped('unchanged')
  const next =
    change.type === 'percentage' ? addPercent(price, change.amount) : addRubles(price, change.amount)
  if (next === null || next < 0n) return skipped('belowZero')
  if (next > MAX_INTEGER) return skipped('tooLarge')
  if (next === BigInt(price)) return skipped('unchanged')
  if (installationPrice !== null && next < BigInt(installationPrice)) return skipped('belowInstallation')
  return { price: Number(next), skipped: null }
}

const skipped = (reason: SkipReason): NewPrice => ({ price: null, skipped: reason })

/** Null when the exact sum is below zero, however it would be rounded. */
function addPercent(price: number, { digits, places }: Decimal): bigint | null {
  const hundred = 100n * 10n ** BigInt(places)
  const sum = BigInt(price) * (hundred + digits)
  return sum < 0n ? null : divide(sum, hundred * 100n) * 100n
}

function addRubles(price: number, { digits, places }: Decimal): bigint {
  const size = divide((digits < 0n ? -digits : digits) * 100n, 10n ** BigInt(places))
  return BigInt(price) + (digits < 0n ? -size : size)
}

/** Rounded half up; neither is negative. */
function divide(number: bigint, by: bigint): bigint {
  return (2n * number + by) / (2n * by)
}
