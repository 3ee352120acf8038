import type { ProductSummary } from '../../api/queries.ts'
import type { SpecValue, TechnicalSpecs } from '../../contract/products.ts'
import { toFields } from '../../ui/stored-value.ts'
import { type CartItem, parseCartItem, toCartItem } from './cart.ts'
import { createStoredList } from './stored-list.ts'

/** storefront.md, section 9. */
export const COMPARE_LIMIT = 4

/** A product as it was when put into the comparison: the cart's snapshot, its category and its specs. */
export interface CompareItem extends CartItem {
  categoryName: string | null
  /** Of the body, in millimetres; null when it is not known, and in lists kept before it was. */
  height: number | null
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
    height: product.station?.height ?? null,
    specs: { users: maxResidents ?? users, productivity, batchDischarge, volume, ...technicalSpecs },
    ...(product.technicalSpecs === undefined ? { incomplete: true } : {}),
  }
}

function isSpec(entry: [string, unknown]): entry is [string, SpecValue] {
  return entry[1] === null || ['string', 'number', 'boolean'].includes(typeof entry[1])
}

function parseCompareItem(stored: unknown): CompareItem | null {
  const item = parseCartItem(stored)
  if (!item) return null
  const { categoryName, height, specs, incomplete } = toFields(stored)
  return {
    ...item,
    categoryName: typeof categoryName === 'string' ? categoryName : null,
    height: typeof height === 'number' ? height : null,
    specs: Object.fromEntries(Object.entries(toFields(specs)).filter(isSpec)),
    ...(incomplete === true ? { incomplete } : {}),
  }
}

export const compare = createStoredList('compare', parseCompareItem, COMPARE_LIMIT)
