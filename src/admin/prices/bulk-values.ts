import type { BulkChange } from '../../contract/prices.ts'
import type { Product } from '../../contract/products.ts'
import type { ChangeType } from '../../lib/bulk-price.ts'
import { refuseChange, withoutUnit } from './change-text.ts'

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

/** What the server is asked; null while the change cannot be sent. */
export function toChange({ priceChange, changeType, ...whose }: BulkValues): BulkChange | null {
  if (refuseChange(priceChange, changeType) !== null) return null
  return { ...whose, changeType, priceChange: withoutUnit(priceChange, changeType) }
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
