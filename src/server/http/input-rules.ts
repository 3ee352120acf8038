/** True for an input with a search text; without one the endpoint lists. */
export function isSearch(input: unknown): boolean {
  if (typeof input !== 'object' || input === null || !('search' in input)) return false
  return typeof input.search === 'string' && input.search.trim() !== ''
}

/** Deepest nesting of an input; our schemas need less. */
const MAX_DEPTH = 30

/** Rejects NUL, which PostgreSQL's text cannot contain, and too deep nesting as 400; later they would surface as 500. */
export function isStorable(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return !value.includes('\0')
  if (typeof value !== 'object' || value === null) return true
  if (depth === MAX_DEPTH) return false
  return Object.entries(value).every(([key, inner]) => !key.includes('\0') && isStorable(inner, depth + 1))
}
