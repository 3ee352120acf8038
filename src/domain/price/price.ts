import { formatMoney } from '../../lib/money.ts'

/** A price and its installation part, both in kopecks; the part is absent in lists that older versions stored. */
export interface Priced {
  price: number | null
  installationPrice?: number | null
}

/** Note on a price that must not stand beside others without a word (docs/decisions, one truth). */
export const OUTDATED_PRICE = 'Цена другого года'

/** A price with the one before it, both in kopecks. */
export interface Reduced {
  price: number | null
  oldPrice?: number | null | undefined
  /** ISO 8601; null is without an end. */
  oldPriceUntil?: string | null | undefined
}

/** The old price in kopecks while it is shown: above the price, and its time has not passed (`now` in ms); else null. */
export function shownOldPrice({ price, oldPrice, oldPriceUntil }: Reduced, now: number): number | null {
  if (price === null || oldPrice == null || oldPrice <= price) return null
  return oldPriceUntil && Date.parse(oldPriceUntil) <= now ? null : oldPrice
}

/** Kopecks. */
export interface PriceSplit {
  station: number
  installation: number
}

/** What a price includes; null when unknown, or different among several prices. */
export type PriceScope = 'с установкой' | 'без монтажа' | null

/** What a price contains (docs/decisions, prices without installation). */
export function priceScope(installationPrice: number | null | undefined): PriceScope {
  if (installationPrice === undefined) return null
  return installationPrice === null ? 'без монтажа' : 'с установкой'
}

/** The scope that all given prices share; null prices are ignored. */
export function commonScope(items: readonly Priced[]): PriceScope {
  const scopes = new Set(
    items.filter(({ price }) => price !== null).map((item) => priceScope(item.installationPrice)),
  )
  const [only = null] = scopes
  return scopes.size === 1 ? only : null
}

/** Splits a price into station and installation, in kopecks; null unless both are known and positive. */
export function splitPrice({ price, installationPrice = null }: Priced): PriceSplit | null {
  if (price === null || installationPrice === null || installationPrice >= price) return null
  return { station: price - installationPrice, installation: installationPrice }
}

/** The parts in one line, as cards and lists show them. */
export function formatSplit({ station, installation }: PriceSplit): string {
  return `Станция ${formatMoney(station)} +\u00A0монтаж ${formatMoney(installation)}`
}
