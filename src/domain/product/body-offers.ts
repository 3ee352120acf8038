import type { Body, Station } from '@septic-shop/plot/station.ts'
import { residentsOf } from './residents.ts'

/** Bodies of aeration stations. Septic tanks are left out: another product kind at a third of the price. */
export const comparedBodies = ['box', 'cylinder', 'low'] as const satisfies readonly Body[]

/** Residents of the models drawn side by side: with equal capacity only the body differs. */
const HOUSEHOLD = 5

/** What a comparison of bodies needs of a product; prices in kopecks. */
interface Offered {
  name: string
  drawing: string | null
  station: Pick<Station, 'body'> | null
  users: number | null
  maxResidents: number | null
  price: number | null
  installationPrice: number | null
  offer?: { extras?: string | undefined } | undefined
}

/** A kind of body: a typical model of it to draw, and its lowest price with installation in kopecks. */
export interface BodyOffer {
  body: (typeof comparedBodies)[number]
  name: string
  drawing: string
  /** `extras`: works that the price does not include. */
  cheapest: { name: string; price: number; extras?: string | undefined } | null
}

/** One offer for each kind of body that the products have, in the order above. */
export function toBodyOffers(products: readonly Offered[]): BodyOffer[] {
  return comparedBodies.flatMap((body) => {
    const ofBody = products.filter(({ station }) => station?.body === body)
    const byPrice = ofBody
      .filter(({ installationPrice }) => installationPrice !== null)
      .flatMap(({ name, price, offer }) => {
        const extras = offer?.extras
        return price === null ? [] : [{ name, price, ...(extras !== undefined && { extras }) }]
      })
      .sort((a, b) => a.price - b.price)
    const typical = ofBody
      .filter((product) => residentsOf(product) === HOUSEHOLD)
      .sort((a, b) => (a.price ?? Number.POSITIVE_INFINITY) - (b.price ?? Number.POSITIVE_INFINITY))
    const { name, drawing } = typical[0] ?? ofBody[0] ?? {}
    return name && drawing ? [{ body, name, drawing, cheapest: byPrice[0] ?? null }] : []
  })
}
