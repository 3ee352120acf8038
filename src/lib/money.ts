import { lazy } from './lazy.ts'

const rubles = lazy(
  () =>
    new Intl.NumberFormat('ru-RU', {
      style: 'currency',
      currency: 'RUB',
      minimumFractionDigits: 0,
      maximumFractionDigits: 0,
    }),
)

/** Shown when a product has no price (storefront.md, section 8). */
export const PRICE_ON_REQUEST = 'Цена по запросу'

/** Formats kopecks as whole rubles: 19456000 → «194 560 ₽» with no-break spaces (storefront.md, section 9). */
export function formatMoney(kopecks: number): string {
  return rubles().format(kopecks / 100)
}

/** Formats a price in kopecks, null as «Цена по запросу». */
export function formatPrice(kopecks: number | null): string {
  return kopecks === null ? PRICE_ON_REQUEST : formatMoney(kopecks)
}

/** Sum of prices in kopecks; a missing price counts as 0 (storefront.md, section 9). */
export function sumPrices(items: readonly { price: number | null }[]): number {
  return items.reduce((sum, item) => sum + (item.price ?? 0), 0)
}
