const decimal = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 2 })

/** Largest value of an `integer` column. */
export const MAX_INTEGER = 2_147_483_647

/** Parses a row's id from an address; null for any other notation (`0x1`, `1.0`, `+1`, `01`). */
export function parseId(text: string): number | null {
  return /^-?(?:0|[1-9]\d{0,14})$/.test(text) ? Number(text) : null
}

/** Shown for a missing figure on cards (storefront.md, section 2). */
export const NO_DATA = 'Н/Д'

/** Formats a number with a decimal comma: 1.15 → «1,15» (decisions.md, productivity). */
export function formatNumber(value: number): string {
  return decimal.format(value)
}
