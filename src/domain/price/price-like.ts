const PRICE_LIKE = /price|цена|стоимость/i
const INSTALLATION = /installation|монтаж|установк/i
const COST = /cost|price|цена|стоимость/i

/** Whether a characteristic is a price by its key, whatever its value. */
export function isPriceLike(key: string): boolean {
  return PRICE_LIKE.test(key) || isInstallationCost(key)
}

/** Whether it is the cost of installation, which has a unit of its own (storefront.md, section 5). */
export function isInstallationCost(key: string): boolean {
  return INSTALLATION.test(key) && COST.test(key)
}
