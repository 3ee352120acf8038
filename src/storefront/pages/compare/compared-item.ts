import type { Product } from '../../../contract/catalogue/products.ts'
import type { CompareItem } from '../../parts/shopping/compare.ts'
import { toCompareItem } from '../../parts/shopping/to-compare-item.ts'

/** A compared product as it is shown. */
export interface ComparedItem extends CompareItem {
  /** It is made no more and cannot be bought: no price then. */
  isDiscontinued?: boolean
}

/** What is shown instead of its price. */
export const DISCONTINUED = 'Снят с производства'

/** A product as the comparison shows it today. */
export function toComparedItem(product: Product): ComparedItem {
  const item = toCompareItem(product)
  return product.offer?.isOver ? { ...item, price: null, isDiscontinued: true } : item
}
