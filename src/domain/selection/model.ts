import type { Station, Variant } from '../station.ts'

/** Product fields that the selection reads. Productivity in m³ a day, prices in kopecks. */
export interface Selectable {
  id: number
  name: string
  modelLine: string | null
  manufacturerSlug: string
  maxResidents: number | null
  users: number | null
  productivity: number | null
  price: number | null
  installationPrice: number | null
  station: Pick<Station, 'body' | 'discharge' | 'variant'> | null
}

/** A product in the form the rules use; `upright` bodies (box, cylinder) suit most plots. */
export interface Model<T> {
  product: T
  kind: 'upright' | 'low' | 'septic'
  variant: Variant
  pump: boolean
  /** Litres a day. */
  capacity: number
}

/**
 * Null for a product whose capacity or body is unknown: it cannot be proposed. Unknown discharge counts as gravity, an unknown
 * variant as `standard`.
 */
export function toModel<T extends Selectable>(product: T): Model<T> | null {
  const { station, productivity } = product
  if (station === null || productivity === null) return null
  const { body, discharge, variant } = station
  const kind = body === 'low' || body === 'septic' ? body : 'upright'
  const capacity = Math.round(productivity * 1000)
  return { product, kind, variant: variant ?? 'standard', pump: discharge === 'pump', capacity }
}
