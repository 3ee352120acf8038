import type { Sources } from '../../contract/product-limits.ts'
import { readSources } from './stored-json.ts'

interface Sourced {
  price?: number | null | undefined
  sources?: Sources | undefined
}

/**
 * The sources of a product after a change: a price that staff have set is no longer one of another year, so its former source
 * goes, unless they name one. Empty when nothing changes. A bulk change keeps the source, since it reckons from that price.
 */
export function changePriceSource(
  { price, sources }: Sourced,
  current: { price: number | null; sources: Sources },
) {
  if (sources !== undefined || price === undefined || price === current.price) return {}
  const { price: former, ...others } = readSources(current.sources)
  return former?.outdated ? { sources: others } : {}
}
