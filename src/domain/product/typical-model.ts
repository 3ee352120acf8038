import type { Station } from '@septic-shop/plot/station.ts'
import { residentsOf } from './residents.ts'

/** Fields that the choice of a typical model reads. */
interface Candidate {
  id: number
  station: Pick<Station, 'discharge' | 'variant' | 'width' | 'height'> | null
  users: number | null
  maxResidents: number | null
  isPopular: boolean
}

/**
 * The most typical model of a list: known sizes, no pump, no long neck, close to this number of residents, popular; of equal
 * ones the first. Null when no product has a station.
 */
export function findTypical<T extends Candidate>(products: readonly T[], residents: number): T | null {
  const [best] = products
    .filter(({ station }) => station !== null)
    .map((product) => ({ product, rank: rankOf(product, residents) }))
    .sort((a, b) => compareRanks(a.rank, b.rank))
  return best?.product ?? null
}

/** Sort key, most significant first; smaller is more typical. */
function rankOf(product: Candidate, residents: number): number[] {
  const { id, station, isPopular } = product
  const served = residentsOf(product)
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
