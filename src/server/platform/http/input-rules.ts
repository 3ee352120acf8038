import { isJsonText } from '../../../contract/fields.ts'

/** True for an input with a search text; without one the endpoint lists. */
export function isSearch(input: unknown): boolean {
  if (typeof input !== 'object' || input === null || !('search' in input)) return false
  return typeof input.search === 'string' && input.search.trim() !== ''
}

/** Message for a body that cannot be parsed. */
export const UNREADABLE = 'Запрос не удалось прочитать'

/** Message for an input that `isStorable` rejects. */
export const NOT_STORABLE = 'Запрос содержит недопустимые символы'

/** Deepest nesting of an input; our schemas need less. */
const MAX_DEPTH = 30

/** Rejects NUL, which PostgreSQL's text cannot contain, and too deep nesting as 400; later they would surface as 500. */
export function isStorable(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return !value.includes('\0')
  if (typeof value !== 'object' || value === null) return true
  if (depth === MAX_DEPTH) return false
  // `Object.entries` of a long list costs ten times as much.
  if (Array.isArray(value)) return value.every((inner) => isStorable(inner, depth + 1))
  for (const [key, inner] of Object.entries(value)) {
    if (key.includes('\0') || !isStorable(inner, depth + 1)) return false
  }
  return true
}

/** Whether JSON columns take every text of the value, names too. */
export function isJsonValue(value: unknown): boolean {
  if (typeof value === 'string') return isJsonText(value)
  if (typeof value !== 'object' || value === null) return true
  return Object.entries(value).every(([key, inner]) => isJsonText(key) && isJsonValue(inner))
}

/** Whether JSON is nested deeper than any input: parsing it would keep everybody waiting. Brackets within texts do not count. */
export function isTooDeep(json: string): boolean {
  let depth = 0
  let isText = false
  for (let at = 0; at < json.length && depth <= MAX_DEPTH; at += 1) {
    const code = json.charCodeAt(at)
    if (isText && code === BACKSLASH) at += 1
    else if (code === QUOTE) isText = !isText
    else if (!isText && (code === OPEN_LIST || code === OPEN_OBJECT)) depth += 1
    else if (!isText && (code === CLOSE_LIST || code === CLOSE_OBJECT)) depth -= 1
  }
  return depth > MAX_DEPTH
}

const QUOTE = '"'.charCodeAt(0)
const BACKSLASH = '\\'.charCodeAt(0)
const OPEN_LIST = '['.charCodeAt(0)
const CLOSE_LIST = ']'.charCodeAt(0)
const OPEN_OBJECT = '{'.charCodeAt(0)
const CLOSE_OBJECT = '}'.charCodeAt(0)

/**
 * Whether the body of a write is none: only an object names fields, and a change without a body is no empty change. Calls that need
 * no fields may come without a body.
 */
export function isMalformed(method: string, body: unknown): boolean {
  if (!['POST', 'PUT', 'PATCH'].includes(method)) return false
  if (body === undefined || body === null || body === '') return method !== 'POST'
  return typeof body !== 'object' || Array.isArray(body)
}
