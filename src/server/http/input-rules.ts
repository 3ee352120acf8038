import { isJsonText } from '../../contract/fields.ts'

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

/** Whether JSON columns take every text of the value, names too. */
export function isJsonValue(value: unknown): boolean {
  if (typeof value === 'string') return isJsonText(value)
  if (typeof value !== 'object' || value === null) return true
  return Object.entries(value).every(([key, inner]) => isJsonText(key) && isJsonValue(inner))
}

/**
 * Whether the body of a write is none: only an object names fields, and a change without a body is no empty change. Calls that need
 * no fields may come without a body.
 */
export function isMalformed(method: string, body: unknown): boolean {
  if (!['POST', 'PUT', 'PATCH'].includes(method)) return false
  if (body === undefined || body === null || body === '') return method !== 'POST'
  return typeof body !== 'object' || Array.isArray(body)
}
