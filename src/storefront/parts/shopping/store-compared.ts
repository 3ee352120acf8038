import type { Product } from '../../../contract/catalogue/products.ts'
import { compare } from './compare.ts'
import { toCompareItem } from './to-compare-item.ts'

/** Keeps a compared product as it is today. */
export const storeCompared = (product: Product): void => compare.replace(toCompareItem(product))
