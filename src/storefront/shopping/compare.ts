import type { ProductSummary } from '../../api/queries.ts'
import type { SpecValue, TechnicalSpecs } from '../../contract/products.ts'
import { type CartItem, parseCartItem, toCartItem } from './cart.ts'
import { createStoredList } from './stored-list.ts'

/** storefront.md, section 9. */
export const COMPARE_LIMIT = 4

/** A product as it was when put into the comparison: the cart's snapshot, its category and its specs. */
export interface CompareItem extends CartItem {
  categoryName: string | null
  /** users, productivity (m³/day), batchDischarge and volume (litres), then every technicalSpecs value. */
  specs: Readonly<Record<string, SpecValue>>
  /** Put in from a list, which knows no technicalSpecs: they are still to be asked for. */
  incomplete?: true
}

/** A product as a list or as its own page knows it. */
export type ComparedProduct = ProductSummary & { technicalSpecs?: TechnicalSpecs }

/** What the comparison keeps of a product; `images` is never a characteristic. */
export function toCompareItem(product: ComparedProduct): CompareItem {
  const { images: _images, ...technicalSpecs } = product.technicalSpecs ?? {}
  const { maxResidents, users, productivity, batchDischarge, volume, categoryName } = product
  return {
    ...toCartItem(product),
    categoryName,
    specs: { users: maxResidents ?? users, productivity, batchDischarge, volume, ...technicalSpecs },
    ...(product.technicalSpecs === undefined ? { incomplete: true } : {}),
  }
}

function isSpecValue(value: unknown): value is SpecValue {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value)
}

function parseCompareItem(entry: unknown): CompareItem | null {
  const item = parseCartItem(entry)
  if (!item || typeof entry !== 'object' || entry === null) return null
  const categoryName =
    'categoryName' in entry && typeof entry.categoryName === 'string' ? entry.categoryName : null
  const stored = 'specs' in entry && typeof entry.specs === 'object' ? entry.specs : null
  const specs: Record<string, SpecValue> = {}
  for (const [key, value] of Object.entries(stored ?? {})) if (isSpecValue(value)) specs[key] = value
  const incomplete = 'incomplete' in entry && entry.incomplete === true
  return { ...item, categoryName, specs, ...(incomplete ? { incomplete } : {}) }
}

export const compare = createStoredList('compare', parseCompareItem, COMPARE_LIMIT)
