import type { Product, TechnicalSpecs } from '../../../../contract/catalogue/products.ts'
import { isTextList } from '../../../../domain/product/spec-value.ts'
import { parseJsonText } from '../../../../lib/text/json-text.ts'
import { isSpecs } from './spec-json.ts'

type JsonColumn = 'technicalSpecs' | 'features'

/** Parses the JSON columns, which may be JSON text, and tells which were damaged (admin.md, section 3). */
export function readStored(product?: Product): {
  technicalSpecs: TechnicalSpecs
  features: readonly string[]
  unreadable: readonly JsonColumn[]
} {
  const specs = parseJsonText(product?.technicalSpecs ?? {})
  const features = parseJsonText(product?.features ?? [])
  const unreadable = new Set<JsonColumn>(product?.unreadable)
  if (!isSpecs(specs)) unreadable.add('technicalSpecs')
  if (!isTextList(features)) unreadable.add('features')
  return {
    technicalSpecs: isSpecs(specs) ? specs : {},
    features: isTextList(features) ? features : [],
    unreadable: [...unreadable],
  }
}
