import type { BulkChange } from '../../contract/prices.ts'
import type { ChangeType } from '../../lib/bulk-price.ts'
import { validateChange, withoutUnit } from './change-text.ts'

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
  if (validateChange(priceChange, changeType) !== null) return null
  return { ...whose, changeType, priceChange: withoutUnit(priceChange, changeType) }
}
