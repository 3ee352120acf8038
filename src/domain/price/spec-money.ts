import { isInstallationCost, isPriceLike } from './price-like.ts'

/** Kopecks per unit of an installation cost: an odd rule, but specified (storefront.md, section 5). */
const INSTALLATION_COST_FACTOR = 100_000

/**
 * The kopecks of a characteristic that is money; null when it is not, or not a number (decisions.md).
 * For keys of `technicalSpecs` only, not for the product's `installationPrice`.
 */
export function specMoney(key: string, value: unknown): number | null {
  const amount = toAmount(value)
  if (amount === null) return null
  if (isInstallationCost(key)) return amount * INSTALLATION_COST_FACTOR
  return isPriceLike(key) ? amount : null
}

/** Parses a number, also one that a form stored as text: «3500000». */
function toAmount(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null
  if (typeof value !== 'string' || !/^\d+(?:[.,]\d+)?$/.test(value.trim())) return null
  return Number(value.trim().replace(',', '.'))
}
