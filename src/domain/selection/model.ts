import type { Station, Variant } from '../station.ts'

/** What the choice needs of a product. Productivity in m³ a day, prices in kopecks. */
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

/** A product as the rules see it; `upright` bodies are what most plots get. */
export interface Model<T> {
  product: T
  kind: 'upright' | 'low' | 'septic'
  variant: Variant
  pump: boolean
  /** Litres a day. */
  capacity: number
}

/**
 * A product whose capacity and body are known; anything else cannot be proposed. As long as nobody has said more, a station counts as
 * the usual one: without a pump, for a usual pipe.
 */
export function toModel<T extends Selectable>(product: T): Model<T> | null {
  const { station, productivity } = product
  if (station === null || productivity === null) return null
  const { body, discharge, variant } = station
  const kind = body === 'low' || body === 'septic' ? body : 'upright'
  const capacity = Math.round(productivity * 1000)
  return { product, kind, variant: variant ?? 'standard', pump: discharge === 'pump', capacity }
}
