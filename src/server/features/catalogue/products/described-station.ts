import type { Discharge } from '@septic-shop/plot/station.ts'
import type { NewProduct, ProductChanges } from '../../../../contract/catalogue/product-changes.ts'
import type { TechnicalSpecs } from '../../../../contract/catalogue/products.ts'
import { readModelName } from '../../../../domain/product/model-name.ts'
import {
  readDischargeText,
  readElectricityText,
  readInletText,
  readPumpText,
  readVariantText,
  STATION_SPECS,
} from '../../../../domain/product/station-words.ts'

/**
 * A new product with what its caller leaves out about the station: `body` and `variant` from the name, else from characteristics
 * and sizes; depths and electricity from the characteristics. Its `discharge` is a pump if anything says so. Null stays null.
 */
export function describeStation(product: NewProduct): NewProduct {
  const named = readModelName(product.name, product.modelLine ?? null)
  const specs = product.technicalSpecs ?? {}
  const hasPump =
    named.discharge === 'pump' ||
    product.outletPressure === true ||
    readPumpText(specs[STATION_SPECS.pump]) === true ||
    readDischargeText(specs[STATION_SPECS.discharge]) === 'pump'
  const {
    body = named.body ?? (typeof product.diameter === 'number' ? 'cylinder' : 'box'),
    discharge = hasPump ? 'pump' : 'gravity',
    variant = named.variant === 'standard'
      ? (readVariantText(specs[STATION_SPECS.variant]) ?? 'standard')
      : named.variant,
  } = product
  return { ...product, body, discharge, variant, ...readLimits({ ...product, discharge }, specs, UNKNOWN) }
}

/** Changes with what their characteristics say about limits that are neither given nor stored. */
export function describeChanges(changes: ProductChanges, stored: StoredLimits): ProductChanges {
  // Water under pressure is lifted by a pump.
  const lifted = changes.outletPressure === true && changes.discharge === undefined
  return {
    ...changes,
    ...(lifted ? { discharge: 'pump' } : {}),
    ...readLimits(changes, changes.technicalSpecs ?? {}, stored),
  }
}

interface StoredLimits {
  inletFrom: number | null
  inletTo: number | null
  outlet: number | null
  needsElectricity: boolean | null
}
const UNKNOWN: StoredLimits = { inletFrom: null, inletTo: null, outlet: null, needsElectricity: null }

type GivenLimits = Pick<
  ProductChanges,
  'discharge' | 'inletFrom' | 'inletTo' | 'outlet' | 'outletPressure' | 'needsElectricity'
>

/** Only limits that are known from the characteristics; `outletPressure` follows a given discharge. */
function readLimits(given: GivenLimits, specs: TechnicalSpecs, stored: StoredLimits) {
  const isInletOpen =
    given.inletFrom === undefined &&
    given.inletTo === undefined &&
    stored.inletFrom === null &&
    stored.inletTo === null
  const inlet = isInletOpen ? readInletText(specs[STATION_SPECS.inlet]) : null
  const isElectricityOpen = given.needsElectricity === undefined && stored.needsElectricity === null
  const needsElectricity = isElectricityOpen ? readElectricityText(specs[STATION_SPECS.electricity]) : null
  const { discharge, outletPressure, outlet = stored.outlet } = given
  const follows = outletPressure === undefined && discharge ? pressureOf(discharge, outlet) : undefined
  return {
    ...inlet,
    ...(needsElectricity === null ? {} : { needsElectricity }),
    ...(follows === undefined ? {} : { outletPressure: follows }),
  }
}

/** A known outlet contradicts pressure: then nothing follows. */
function pressureOf(discharge: Discharge, outlet: number | null): boolean | undefined {
  if (discharge === 'gravity') return false
  return outlet === null ? true : undefined
}
