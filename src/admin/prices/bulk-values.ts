import type { BulkChange } from '../../contract/prices.ts'
import type { ChangeType, PriceBase, RoundingStep } from '../../lib/bulk-price.ts'
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
  /** What percent are counted from; rubles move the station alone in any case. */
  base: PriceBase
  /** Rubles to which new prices are rounded. */
  roundTo: RoundingStep
}

/** A maker raises its stations, not what we ask for installing them: percent begin at the station. */
export const EMPTY: BulkValues = {
  manufacturerId: null,
  modelLine: null,
  changeType: 'percentage',
  priceChange: '',
  base: 'station',
  roundTo: 1,
}

/** What the server is asked; null while the change cannot be sent. What is as specified is left out. */
export function toChange({
  priceChange,
  changeType,
  base,
  roundTo,
  ...whose
}: BulkValues): BulkChange | null {
  if (validateChange(priceChange, changeType) !== null) return null
  return {
    ...whose,
    changeType,
    priceChange: withoutUnit(priceChange, changeType),
    ...(isOfStation({ changeType, base }) ? { base } : {}),
    ...(roundTo === 1 ? {} : { roundTo }),
  }
}

/** Whether only the station's part of the price is counted from. */
export function isOfStation({ changeType, base }: Pick<BulkValues, 'changeType' | 'base'>): boolean {
  return changeType === 'percentage' && base === 'station'
}
