import { useAddress } from '../../../shell/use-address.ts'
import { type ProductFilters, readFilters, turnSort, writeFilters } from './product-filters.ts'

const NONE: ProductFilters = {
  search: '',
  manufacturerId: null,
  modelLine: null,
  check: null,
  missing: null,
  sort: null,
}

/** Filters and order of products, stored in the address, so that Back works and a filtered list can be shared. */
export function useProductFilters() {
  const { search, change } = useAddress()
  const filters = readFilters(search)
  const choose = (chosen: Partial<ProductFilters>) =>
    change((now) => writeFilters(now, { ...readFilters(now), ...chosen }), { replace: true })
  return {
    filters,
    choose,
    turn: () => choose({ sort: turnSort(filters.sort) }),
    reset: () => choose(NONE),
  }
}
