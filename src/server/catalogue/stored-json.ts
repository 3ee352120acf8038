import type { SpecValue, TechnicalSpecs } from '../../contract/products.ts'
import { parseJsonText } from '../../lib/json-text.ts'
import { isSpecValue } from '../../lib/spec-value.ts'

/** What an import or an operator's SQL left in a JSON column, as the contract shows it. */
interface Read<T> {
  value: T
  /** Something was dropped because it could not be understood. */
  damaged: boolean
}

/** Characteristics as an object of simple values, also from JSON kept as text; what does not fit is left out. */
export function readSpecs(stored: unknown): Read<TechnicalSpecs> {
  const object = parseJsonText(stored)
  if (typeof object !== 'object' || object === null || Array.isArray(object)) {
    return { value: {}, damaged: object !== null }
  }
  const entries = Object.entries(object)
  const fitting = entries.filter((entry): entry is [string, SpecValue] => isSpecValue(entry[1]))
  return { value: Object.fromEntries(fitting), damaged: fitting.length < entries.length }
}

/** Features as a list of lines, also from JSON kept as text. */
export function readFeatures(stored: unknown): Read<string[]> {
  const list = parseJsonText(stored)
  if (!Array.isArray(list)) return { value: [], damaged: list !== null }
  const fitting = list.filter(isText)
  return { value: fitting, damaged: fitting.length < list.length }
}

const isText = (value: unknown): value is string => typeof value === 'string'
