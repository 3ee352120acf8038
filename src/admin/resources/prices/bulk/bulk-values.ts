import type { BulkChange } from '../../../../contract/catalogue/prices.ts'
import type { ChangeType, PriceBase, RoundingStep } from '../../../../domain/price/bulk-price.ts'
import { validateChange, withoutUnit } from '../parts/change-text.ts'

/** Values of the bulk form. */
export interface BulkValues {
  /** Null is all. */
  manufacturerId: number | null
  /** Null is all; only together with a manufacturer. */
  modelLine: string | null
  changeType: ChangeType
  /** Typed text. */
  priceChange: string
  /** What percentages apply to; fixed sums always change the station's part. */
  base: PriceBase
  /** Rounding step in rubles; null until somebody chooses one (`roundingOf`). */
  roundTo: RoundingStep | null
  /** Of a `datetime-local` field; empty is at once. */
  effectiveAt: string
}

/** Initial values; base `station`, since manufacturers raise prices of stations, not of our installation. */
export const EMPTY: BulkValues = {
  manufacturerId: null,
  modelLine: null,
  changeType: 'percentage',
  priceChange: '',
  base: 'station',
  roundTo: null,
  effectiveAt: '',
}

/** Converts values into the request; null while invalid. Omits parameters that equal the specified behaviour. */
export function toChange({
  priceChange,
  changeType,
  base,
  roundTo: chosen,
  effectiveAt: _when,
  ...whose
}: BulkValues): BulkChange | null {
  if (validateChange(priceChange, changeType) !== null) return null
  const roundTo = roundingOf({ changeType, roundTo: chosen })
  return {
    ...whose,
    changeType,
    priceChange: withoutUnit(priceChange, changeType),
    ...(isOfStation({ changeType, base }) ? { base } : {}),
    ...(roundTo === 1 ? {} : { roundTo }),
  }
}

/** Whether the change applies to the station's part only. */
export function isOfStation({ changeType, base }: Pick<BulkValues, 'changeType' | 'base'>): boolean {
  return changeType === 'percentage' && base === 'station'
}

/** The step that new prices are rounded to, in rubles: unless chosen, 100 for percentages and none for sums, which are exact. */
export function roundingOf({
  changeType,
  roundTo,
}: Pick<BulkValues, 'changeType' | 'roundTo'>): RoundingStep {
  return roundTo ?? (changeType === 'percentage' ? 100 : 1)
}
