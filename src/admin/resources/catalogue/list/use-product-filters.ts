import { useAddress } from '../../../shell/use-address.ts'
import { type ProductFilters, readFilters, writeFilters } from './product-filters.ts'

const NONE: ProductFilters = { search: '', manufacturerId: null, modelLine: null, check: null, missing: null }

/** Filters of products, stored in the address, so that Back works and a filtered list can be shared. */
export function useProductFilters() {
  const { search, change } = useAddress()
  const choose = (chosen: Partial<ProductFilters>) =>
    change((now) => writeFilters(now, { ...readFilters(now), ...chosen }), { replace: true })
  return { filters: readFilters(search), choose, reset: () => choose(NONE) }
}
