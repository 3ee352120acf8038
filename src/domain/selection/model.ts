import { parseStationKey } from '../../drawing/station.ts'
import type { Variant } from './variant.ts'

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
  drawing: string | null
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

/** A product whose capacity and body are known; anything else cannot be proposed. */
export function toModel<T extends Selectable>(product: T): Model<T> | null {
  const shape = product.drawing === null ? null : parseStationKey(product.drawing)
  if (shape === null || product.productivity === null) return null
  const kind = shape.body === 'low' ? 'low' : shape.body === 'septic' ? 'septic' : 'upright'
  const capacity = Math.round(product.productivity * 1000)
  return { product, kind, variant: variantOf(product.name), pump: shape.pump, capacity }
}

/** By the words that manufacturers put after the size: «Топас 8 Лонг Пр Ус». */
function variantOf(name: string): Variant {
  const words = name.toLowerCase().split(/\s+/)
  if (!words.includes('лонг')) return 'standard'
  return words.includes('ус') ? 'reinforced' : 'long'
}
