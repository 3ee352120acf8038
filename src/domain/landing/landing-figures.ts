import { residentsOf } from '../product/residents.ts'
import { RESIDENT_LITRES } from '../selection/norms.ts'
import type { LandingFilter } from './match-landing.ts'

/** Fields of a product that the figures read; prices in kopecks, salvo in litres. */
interface Measured {
  users: number | null
  maxResidents: number | null
  price: number | null
  installationPrice: number | null
  batchDischarge: number | null
  priceOutdated?: true | undefined
  offer?: { isOver?: true | undefined } | undefined
}

/** What is told of the models of a landing page in numbers; null is what nobody knows. */
export interface LandingFigures {
  found: number
  /** People that each of them serves, where the page is for a number of people. */
  size: number | null
  /** Litres of water a day by the norm, where the page is for a number of people. */
  litres: number | null
  /** The lowest price of those that are sold, in kopecks: with installation, where any is. */
  price: number | null
  hasInstallation: boolean
  /** The smallest and the largest salvo that is known of them, in litres. */
  salvo: readonly [from: number, to: number] | null
}

/** The figures of these models. */
export function countLanding(models: readonly Measured[], { users }: LandingFilter): LandingFigures {
  const sold = models.filter(({ offer, priceOutdated }) => !offer?.isOver && !priceOutdated)
  const installed = lowestOf(sold.filter(({ installationPrice }) => installationPrice !== null))
  const salvos = models.flatMap(({ batchDischarge }) => batchDischarge ?? [])
  const [first] = models
  return {
    found: models.length,
    size: users === undefined || first === undefined ? null : residentsOf(first),
    litres: users === undefined ? null : users * RESIDENT_LITRES,
    price: installed ?? lowestOf(sold),
    hasInstallation: installed !== null,
    salvo: salvos.length === 0 ? null : [Math.min(...salvos), Math.max(...salvos)],
  }
}

function lowestOf(models: readonly Measured[]): number | null {
  const prices = models.flatMap(({ price }) => price ?? [])
  return prices.length === 0 ? null : Math.min(...prices)
}
