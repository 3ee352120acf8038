import type { ProductSummary } from '../../api/queries.ts'
import type { Range } from '../../ui/range-slider.tsx'
import { fitRange, isWithin, priceRangeOf } from './price-range.ts'
import { isSortMode, residentsOf, type SortMode, sortProducts } from './sorting.ts'

/** What the visitor asked for; the manufacturer is in the path. */
export interface Filters {
  /** Null means all. */
  users: number | null
  /** In rubles; null is the untouched, full range. */
  price: Range | null
  sort: SortMode
}

export const noFilters: Filters = { users: null, price: null, sort: 'default' }

/** Without scripts the form repeats a field: what was kept first, what was pressed last. */
function lastOf(params: URLSearchParams, name: string): string {
  return params.getAll(name).at(-1) ?? ''
}

function parsePrice(params: URLSearchParams): Range | null {
  // Two fields of a form sent without scripts read like one value of ours.
  const match = /^(\d{1,9})-(\d{1,9})$/.exec(params.getAll('price').join('-'))
  const [from, to] = [Number(match?.[1]), Number(match?.[2])]
  return match && from <= to ? [from, to] : null
}

/** Reads `users=4&price=160000-400000&sort=price_asc`; what cannot be understood is ignored. */
export function parseFilters(params: URLSearchParams): Filters {
  const users = lastOf(params, 'users')
  const sort = lastOf(params, 'sort')
  return {
    users: /^[1-9]\d{0,3}$/.test(users) ? Number(users) : null,
    price: parsePrice(params),
    sort: isSortMode(sort) ? sort : 'default',
  }
}

/** The query string with its question mark, empty when nothing differs from the defaults. */
export function formatFilters({ users, price, sort }: Filters): string {
  const parts = [
    users !== null && `users=${users}`,
    price && `price=${price[0]}-${price[1]}`,
    sort !== 'default' && `sort=${sort}`,
  ].filter(Boolean)
  return parts.length === 0 ? '' : `?${parts.join('&')}`
}

/** The same filters with the price brought onto the slider of these products. */
export function fitFilters(filters: Filters, products: readonly Pick<ProductSummary, 'price'>[]): Filters {
  return { ...filters, price: fitRange(filters.price, priceRangeOf(products)) }
}

/** How many filters leave something out; sorting does not. */
export function countActive({ users, price }: Filters): number {
  return Number(users !== null) + Number(price !== null)
}

type Filterable = Pick<ProductSummary, 'name' | 'price' | 'users' | 'maxResidents'>

/** The products that fit, in the chosen order (decisions.md: residents filter, price range, sorting). */
export function applyFilters<T extends Filterable>(products: readonly T[], filters: Filters): readonly T[] {
  const { users, price, sort } = filters
  const fitting = products.filter(
    (product) =>
      (users === null || (residentsOf(product) ?? 0) >= users) && (!price || isWithin(product, price)),
  )
  // Without a wish of their own people want the nearest size first.
  return sortProducts(fitting, users !== null && sort === 'default' ? 'residents_asc' : sort)
}

/** Part of a filtered list: those of just this size, or the larger ones. */
export interface ResidentsGroup<T> {
  kind: 'exact' | 'larger'
  products: readonly T[]
}

/** The parts of a list filtered by people in the default order, none of them empty; null where the list is one. */
export function groupByResidents<T extends Filterable>(
  found: readonly T[],
  { users, sort }: Filters,
): ResidentsGroup<T>[] | null {
  if (users === null || sort !== 'default') return null
  const exact = found.filter((product) => residentsOf(product) === users)
  const larger = found.filter((product) => residentsOf(product) !== users)
  const groups = [
    { kind: 'exact', products: exact },
    { kind: 'larger', products: larger },
  ] as const
  return groups.filter(({ products }) => products.length > 0)
}

/** Of several filters that leave nothing together the one without which something would be found; null when none alone helps. */
export function filterToDrop(products: readonly Filterable[], filters: Filters): 'price' | 'users' | null {
  const helps = (without: Partial<Filters>) => applyFilters(products, { ...filters, ...without }).length > 0
  if (filters.price && helps({ price: null })) return 'price'
  return filters.users !== null && helps({ users: null }) ? 'users' : null
}

/** The choices of «До N чел.»: every number of people among the products, ascending. */
export function usersOptions(products: readonly Filterable[]): number[] {
  const known = products.map(residentsOf).filter((residents) => residents !== null)
  return [...new Set(known)].sort((one, other) => one - other)
}

/** Why the list is empty: nothing is sold here at all, or the filters left nothing. */
export function emptyReason(total: number, found: number): 'no-products' | 'filters' | null {
  if (found > 0) return null
  return total === 0 ? 'no-products' : 'filters'
}
