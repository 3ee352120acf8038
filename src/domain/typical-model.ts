import type { Station } from './station.ts'

/** What a choice of a typical model looks at. */
interface Candidate {
  id: number
  station: Pick<Station, 'discharge' | 'variant' | 'width' | 'height'> | null
  users: number | null
  maxResidents: number | null
  isPopular: boolean
}

/**
 * The model that stands for all of the list: its sizes are known, it has neither pump nor long neck, it serves about
 * this many residents, and people buy it; of two alike the first. Null when no station is known.
 */
export function findTypical<T extends Candidate>(products: readonly T[], residents: number): T | null {
  const [best] = products
    .filter(({ station }) => station !== null)
    .map((product) => ({ product, rank: rankOf(product, residents) }))
    .sort((a, b) => compareRanks(a.rank, b.rank))
  return best?.product ?? null
}

/** Smaller is more typical; what comes first decides first. */
function rankOf({ id, station, users, maxResidents, isPopular }: Candidate, residents: number): number[] {
  const served = maxResidents ?? users
  return [
    Number(!station || station.width === null || station.height === null),
    Number(station?.discharge === 'pump'),
    Number(station?.variant === 'long' || station?.variant === 'reinforced'),
    served === null ? Number.MAX_SAFE_INTEGER : Math.abs(served - residents),
    Number(!isPopular),
    id,
  ]
}

const compareRanks = (a: readonly number[], b: readonly number[]): number =>
  a.map((value, i) => value - (b[i] ?? 0)).find((difference) => difference !== 0) ?? 0
