import { formatMoney } from '../lib/money.ts'

/** A price and the part of it that is installation, both in kopecks; absent when a kept list never learnt it. */
interface Priced {
  price: number | null
  installationPrice?: number | null
}

/** Kopecks. */
export interface PriceSplit {
  station: number
  installation: number
}

/** What may be said of several prices at once; null when it is not the same for all of them, or not known. */
export type PriceScope = 'с установкой' | 'без монтажа' | null

/** What a price contains (docs/decisions, prices without installation). */
export function priceScope(installationPrice: number | null | undefined): PriceScope {
  if (installationPrice === undefined) return null
  return installationPrice === null ? 'без монтажа' : 'с установкой'
}

/** What all given prices contain; products without a price have no say. */
export function commonScope(items: readonly Priced[]): PriceScope {
  const scopes = new Set(
    items.filter(({ price }) => price !== null).map((item) => priceScope(item.installationPrice)),
  )
  const [only = null] = scopes
  return scopes.size === 1 ? only : null
}

/** How a price divides, in kopecks; null unless both parts are known and leave something for the station. */
export function splitPrice({ price, installationPrice = null }: Priced): PriceSplit | null {
  if (price === null || installationPrice === null || installationPrice >= price) return null
  return { station: price - installationPrice, installation: installationPrice }
}

/** The parts in one line, as cards and lists show them. */
export function formatSplit({ station, installation }: PriceSplit): string {
  return `Станция ${formatMoney(station)} +\u00A0монтаж ${formatMoney(installation)}`
}
