import type { ProductSummary } from '../../../api/queries/queries.ts'
import type { Product, ShownParameter, SpecValue } from '../../../contract/catalogue/products.ts'
import { isSpecValue } from '../../../domain/product/spec-value.ts'
import { toFields } from '../../../ui/stored-value.ts'
import { type CartItem, parseCartItem } from './cart.ts'
import { createStoredList } from './stored-list.ts'

/** Most products in a comparison (storefront.md, section 9). */
export const COMPARE_LIMIT = 4

/** Snapshot of a compared product: the cart's, with category and specs. */
export interface CompareItem extends CartItem {
  categoryName: string | null
  /** Height of the body in millimetres; null when unknown, and in lists stored by older versions. */
  height: number | null
  /** `specValues`; of an incomplete product its users, productivity (m³/day), batchDischarge and volume (litres). */
  specs: Readonly<Record<string, SpecValue>>
  /** How its characteristics are shown; absent in lists stored by older versions. */
  parameters?: readonly ShownParameter[]
  /** Added from a list: the other characteristics are still to be fetched. */
  incomplete?: true
}

/** A product from a list (without most of its characteristics) or from its page. */
export type ComparedProduct = ProductSummary | Product

function isSpec(entry: [string, unknown]): entry is [string, SpecValue] {
  return isSpecValue(entry[1])
}

/** What its words and its place are read from. */
function isShownParameter(stored: unknown): stored is ShownParameter {
  const { key, name, place } = toFields(stored)
  return typeof key === 'string' && typeof name === 'string' && typeof place === 'number'
}

function parseCompareItem(stored: unknown): CompareItem | null {
  const item = parseCartItem(stored)
  if (!item) return null
  const { categoryName, height, specs, parameters, incomplete } = toFields(stored)
  return {
    ...item,
    categoryName: typeof categoryName === 'string' ? categoryName : null,
    height: typeof height === 'number' ? height : null,
    specs: Object.fromEntries(Object.entries(toFields(specs)).filter(isSpec)),
    ...(Array.isArray(parameters) ? { parameters: parameters.filter(isShownParameter) } : {}),
    ...(incomplete === true ? { incomplete } : {}),
  }
}

export const compare = createStoredList('compare', parseCompareItem, COMPARE_LIMIT)
