import type { TechnicalSpecs } from '../../../../contract/catalogue/products.ts'
import { isSpecValue, isTextList } from '../../../../domain/product/spec-value.ts'

/** Result of parsing raw JSON: value or error message. */
export type ReadJson<T> = { value: T; error?: never } | { value?: never; error: string }

const NOT_SPECS =
  'Нужен объект: { "Название": "значение" }. Значения — текст, число, true, false, null или список строк.'
const NOT_FEATURES = 'Нужен список строк: [ "первая", "вторая" ].'

/** Parses characteristics from JSON. */
export function readSpecsJson(text: string): ReadJson<TechnicalSpecs> {
  const { value, error } = parse(text)
  if (error !== undefined) return { error }
  return isSpecs(value) ? { value } : { error: NOT_SPECS }
}

/** Parses features from JSON. */
export function readFeaturesJson(text: string): ReadJson<readonly string[]> {
  const { value, error } = parse(text)
  if (error !== undefined) return { error }
  return isTextList(value) ? { value } : { error: NOT_FEATURES }
}

/** Whether a value is a valid `technicalSpecs`. */
export function isSpecs(value: unknown): value is TechnicalSpecs {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.values(value).every(isSpecValue)
  )
}

function parse(text: string): ReadJson<unknown> {
  try {
    return { value: JSON.parse(text) }
  } catch (error) {
    return { error: `Это не JSON${formatErrorPosition(error, text)}.` }
  }
}

/** Position of a JSON error; browsers report it differently, or not at all. */
function formatErrorPosition(error: unknown, text: string): string {
  const message = error instanceof Error ? error.message : ''
  const line = /line (\d+)/.exec(message)?.[1]
  const position = /position (\d+)/.exec(message)?.[1]
  if (line) return `: ошибка в строке ${line}`
  return position ? `: ошибка в строке ${text.slice(0, Number(position)).split('\n').length}` : ''
}
