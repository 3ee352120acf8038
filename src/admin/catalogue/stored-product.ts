import type { Product, TechnicalSpecs } from '../../contract/products.ts'
import { isLines, isSpecs } from './spec-json.ts'

type JsonColumn = 'technicalSpecs' | 'features'

/** The JSON columns, which may arrive as text, and which of them could not be read whole (admin.md, section 3). */
export function readStored(product?: Product): {
  technicalSpecs: TechnicalSpecs
  features: readonly string[]
  unreadable: readonly JsonColumn[]
} {
  const specs = parseText(product?.technicalSpecs ?? {})
  const features = parseText(product?.features ?? [])
  const unreadable = new Set<JsonColumn>(product?.unreadable)
  if (!isSpecs(specs)) unreadable.add('technicalSpecs')
  if (!isLines(features)) unreadable.add('features')
  return {
    technicalSpecs: isSpecs(specs) ? specs : {},
    features: isLines(features) ? features : [],
    unreadable: [...unreadable],
  }
}

function parseText(stored: unknown): unknown {
  if (typeof stored !== 'string') return stored
  try {
    return JSON.parse(stored)
  } catch {
    return stored
  }
}
