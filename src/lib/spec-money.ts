const PRICE_LIKE = /price|цена|стоимость/i
const INSTALLATION = /installation|монтаж|установк/i
const COST = /cost|price|цена|стоимость/i

/** Kopecks in one unit of an installation cost: the odd rule of storefront.md, section 5, kept as it is. */
const INSTALLATION_COST_FACTOR = 100_000

/**
 * A characteristic that is money, in kopecks; null when it is not, or not a number (decisions.md).
 * Only keys of `technicalSpecs` come here, never the product's own `installationPrice`.
 */
export function specMoney(key: string, value: unknown): number | null {
  const amount = toAmount(value)
  if (amount === null) return null
  if (isInstallationCost(key)) return amount * INSTALLATION_COST_FACTOR
  return PRICE_LIKE.test(key) ? amount : null
}

/** Whether a characteristic belongs to the prices, even while its value is unknown or in words. */
export function isPriceLike(key: string): boolean {
  return PRICE_LIKE.test(key) || isInstallationCost(key)
}

function isInstallationCost(key: string): boolean {
  return INSTALLATION.test(key) && COST.test(key)
}

/** A number, also one that a form has kept as text: «3500000». */
function toAmount(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null
  if (typeof value !== 'string' || !/^\d+(?:[.,]\d+)?$/.test(value.trim())) return null
  return Number(value.trim().replace(',', '.'))
}
