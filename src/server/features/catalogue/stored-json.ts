import { type Sources, sourcesSchema } from '../../../contract/catalogue/product-limits.ts'
import type { SpecValue, TechnicalSpecs } from '../../../contract/catalogue/products.ts'
import { isSpecValue } from '../../../domain/product/spec-value.ts'
import { parseJsonText } from '../../../lib/text/json-text.ts'

/** Result of reading a JSON column, which imports or manual SQL may have filled. */
interface Read<T> {
  value: T
  /** True when invalid parts were dropped. */
  damaged: boolean
}

/** Reads characteristics from an object or its JSON text; invalid values are dropped. */
export function readSpecs(stored: unknown): Read<TechnicalSpecs> {
  const object = parseJsonText(stored)
  if (typeof object !== 'object' || object === null || Array.isArray(object)) {
    return { value: {}, damaged: object !== null }
  }
  const entries = Object.entries(object)
  const fitting = entries.filter((entry): entry is [string, SpecValue] => isSpecValue(entry[1]))
  return { value: Object.fromEntries(fitting), damaged: fitting.length < entries.length }
}

/** Reads features from a list or its JSON text. */
export function readFeatures(stored: unknown): Read<string[]> {
  const list = parseJsonText(stored)
  if (!Array.isArray(list)) return { value: [], damaged: list !== null }
  const fitting = list.filter(isText)
  return { value: fitting, damaged: fitting.length < list.length }
}

/** Reads sources, which manual SQL may have filled; invalid ones are dropped. */
export function readSources(stored: Readonly<Record<string, unknown>>): Sources {
  return Object.fromEntries(
    Object.entries(stored).flatMap(([field, source]) => {
      const { data } = sourcesSchema.safeParse({ [field]: source })
      return Object.entries(data ?? {})
    }),
  )
}

const isText = (value: unknown): value is string => typeof value === 'string'
