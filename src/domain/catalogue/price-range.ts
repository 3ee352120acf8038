/** Both ends in rubles. */
export type Range = readonly [from: number, to: number]

/** Step of the price slider in rubles (storefront.md, section 9). */
export const PRICE_STEP = 5_000
const ROUNDING = 10_000
const BEFORE_LOAD: Range = [0, 300_000]

/** Price in kopecks. */
type Priced = { price: number | null }

function rublesOf(products: readonly Priced[]): number[] {
  return products.flatMap(({ price }) => (price === null ? [] : [price / 100]))
}

/** Whether any product has a price. */
export function hasPrices(products: readonly Priced[]): boolean {
  return products.some(({ price }) => price !== null)
}

/** The slider's ends in rubles: minimum floored, maximum ceiled to 10 000; equal ones are moved apart. */
export function priceRangeOf(products: readonly Priced[]): Range {
  const prices = rublesOf(products)
  if (prices.length === 0) return BEFORE_LOAD
  const from = Math.floor(Math.min(...prices) / ROUNDING) * ROUNDING
  const to = Math.ceil(Math.max(...prices) / ROUNDING) * ROUNDING
  return [from, to > from ? to : from + ROUNDING]
}

/**
 * A range clamped and rounded to the slider; null when it is the full range. One beyond the slider's ends stays as requested:
 * clamped it would claim a price that nobody asked for.
 */
export function fitRange(requested: Range | null, full: Range): Range | null {
  if (!requested) return null
  const [from, to] = clampRange(
    [Math.floor(requested[0] / PRICE_STEP) * PRICE_STEP, Math.ceil(requested[1] / PRICE_STEP) * PRICE_STEP],
    full,
  )
  if (from === to) return requested
  return from === full[0] && to === full[1] ? null : [from, to]
}

/** A range within the slider's ends, in rubles. */
function clampRange([from, to]: Range, [lowest, highest]: Range): Range {
  const clamp = (value: number) => Math.min(Math.max(value, lowest), highest)
  return [clamp(from), clamp(to)]
}

/** Whether a price (kopecks) is within a range (rubles); false for a missing price. */
export function isWithin({ price }: Priced, [from, to]: Range): boolean {
  return price !== null && price >= from * 100 && price <= to * 100
}

/** Histogram of the prices: heights from 0 to 1 over `count` equal parts of the range. */
export function distribution(products: readonly Priced[], [from, to]: Range, count: number): number[] {
  const bars = new Array<number>(count).fill(0)
  for (const price of rublesOf(products)) {
    const bucket = Math.min(count - 1, Math.floor(((price - from) / (to - from)) * count))
    bars[bucket] = (bars[bucket] ?? 0) + 1
  }
  const highest = Math.max(1, ...bars)
  return bars.map((amount) => amount / highest)
}
