/** Largest value of an `integer` column. */
export const MAX_INTEGER = 2_147_483_647

/**
 * Parses a row's id from an address; null for any other notation (`0x1`, `1.0`, `+1`, `01`). A number beyond any id becomes the
 * largest safe integer, which no row has.
 */
export function parseId(text: string): number | null {
  if (!/^(?:0|-?[1-9]\d*)$/.test(text)) return null
  return Math.max(-Number.MAX_SAFE_INTEGER, Math.min(Number(text), Number.MAX_SAFE_INTEGER))
}

/** Shown for a missing figure on cards (storefront.md, section 2). */
export const NO_DATA = 'Н/Д'
