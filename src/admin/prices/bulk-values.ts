import type { BulkChange } from '../../contract/prices.ts'
import type { Product } from '../../contract/products.ts'
import { type ChangeType, parsePriceChange } from '../../lib/bulk-price.ts'

/** The bulk form as it is filled in. */
export interface BulkValues {
  /** Null is all. */
  manufacturerId: number | null
  /** Null is all; only together with a manufacturer. */
  modelLine: string | null
  changeType: ChangeType
  /** As typed. */
  priceChange: string
}

export const EMPTY: BulkValues = {
  manufacturerId: null,
  modelLine: null,
  changeType: 'percentage',
  priceChange: '',
}

/** What the server is asked; null while the change is no number. */
export function toChange({ manufacturerId, modelLine, ...change }: BulkValues): BulkChange | null {
  if (parsePriceChange(change.priceChange) === null) return null
  return { manufacturerId, modelLine, ...change }
}

/** Lines of a manufacturer's products, in the order of the alphabet (admin.md, section 2, price management). */
export function listLines(
  products: readonly Pick<Product, 'manufacturerId' | 'modelLine'>[],
  manufacturerId: number | null,
): string[] {
  const lines = products.filter((product) => product.manufacturerId === manufacturerId)
  const names = new Set(lines.flatMap(({ modelLine }) => modelLine ?? []))
  return [...names].sort((a, b) => a.localeCompare(b, 'ru', { numeric: true }))
}
