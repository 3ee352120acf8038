/** Whether a value is an array of strings. */
export function isTextList(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string')
}

/** Whether a value may be a characteristic of a product (`SpecValue` of the contract). */
export function isSpecValue(value: unknown): value is string | number | boolean | null | string[] {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value) || isTextList(value)
}

/** True for null, an empty text and an empty list. */
export function isSpecMissing(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === ''
  if (Array.isArray(value)) return value.length === 0
  return value === null || value === undefined
}
