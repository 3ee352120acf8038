const decimal = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 2 })

/** Largest value of an `integer` column. */
export const MAX_INTEGER = 2_147_483_647

/** Shown for a missing figure on cards (storefront.md, section 2). */
export const NO_DATA = 'Н/Д'

/** A number with a decimal comma: 1.15 → «1,15» (decisions.md, productivity). */
export function formatNumber(value: number): string {
  return decimal.format(value)
}
