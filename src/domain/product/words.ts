import type { Discharge, Variant } from '@septic-shop/plot/station.ts'
import type { Choice } from '../selection/answers.ts'
import { isSpecMissing } from './spec-value.ts'
import {
  dischargeWords,
  formatInlet,
  formatLivingTypes,
  formatVariant,
  type InletDepths,
  readDischargeText,
  readVariantText,
  STATION_SPECS,
} from './station-words.ts'

/** What the words are made from: columns of a product, and its characteristics. */
interface Worded extends InletDepths {
  discharge: Discharge | null
  variant: Variant | null
  outletPressure: boolean | null
  livingTypes: readonly Choice<'livingType'>[] | null
  warranty: string | null
  /** The maker's words about the warranty. */
  makerWarranty?: string | null | undefined
  technicalSpecs: Readonly<Record<string, SpecValue>>
}
type SpecValue = string | number | boolean | null | readonly string[]

/**
 * Characteristics by key that known columns say, in the words that free characteristics have for them. A free text that says more
 * than its column is kept, so the column has no words here; one that contradicts it is replaced.
 * A product without a warranty of its own has its maker's.
 */
export function toProductWords(product: Worded): Record<string, string> {
  const {
    discharge,
    variant,
    outletPressure,
    livingTypes,
    technicalSpecs,
    warranty,
    makerWarranty = null,
  } = product
  const keeps = <Known>(key: string, read: (text: unknown) => Known | null, known: Known) => {
    const text = technicalSpecs[key] ?? null
    return !isSpecMissing(text) && [null, known].includes(read(text))
  }
  const words = {
    [STATION_SPECS.inlet]: formatInlet(product),
    [STATION_SPECS.discharge]:
      discharge && !keeps(STATION_SPECS.discharge, readDischargeText, discharge)
        ? dischargeWords[discharge]
        : null,
    [STATION_SPECS.pump]: outletPressure === null ? null : outletPressure ? 'Да' : 'Нет',
    [STATION_SPECS.variant]:
      variant && !keeps(STATION_SPECS.variant, readVariantText, variant)
        ? formatVariant(variant, discharge)
        : null,
    livingTypes: formatLivingTypes(livingTypes),
    warranty: [warranty, technicalSpecs.warranty].every(isSpecMissing) ? makerWarranty : null,
  }
  return Object.fromEntries(
    Object.entries(words).filter((entry): entry is [string, string] => entry[1] !== null),
  )
}
