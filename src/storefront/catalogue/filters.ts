import type { ProductSummary } from '../../api/queries.ts'
import { residentsOf } from '../../domain/residents.ts'
import type { Range } from '../../ui/range-slider.tsx'
import { fitRange, isWithin, priceRangeOf } from './price-range.ts'
import { isSortMode, type SortMode, sortProducts } from './sorting.ts'

/** Filters of the catalogue; the manufacturer is in the path. */
export interface Filters {
  /** Null means all. */
  users: number | null
  /** In rubles; null is the full range. */
  price: Range | null
  sort: SortMode
}

export const noFilters: Filters = { users: null, price: null, sort: 'default' }

/** Without scripts the form sends a field twice: the former value first, the pressed button last. */
function lastOf(params: URLSearchParams, name: string): string {
  return params.getAll(name).at(-1) ?? ''
}

function parsePrice(params: URLSearchParams): Range | null {
  // A form sent without scripts has two fields instead of one value.
  const match = /^(\d{1,9})-(\d{1,9})$/.exec(params.getAll('price').join('-'))
  const [from, to] = [Number(match?.[1]), Number(match?.[2])]
  return match && from <= to ? [from, to] : null
}

/** Parses `users=4&price=160000-400000&sort=price_asc`; invalid values are ignored. */
export function parseFilters(params: URLSearchParams): Filters {
  const users = lastOf(params, 'users')
  const sort = lastOf(params, 'sort')
  return {
    users: /^[1-9]\d{0,3}$/.test(users) ? Number(users) : null,
    price: parsePrice(params),
    sort: isSortMode(sort) ? sort : 'default',
  }
}

/** The query string with question mark; empty for the defaults. */
export function formatFilters({ users, price, sort }: Filters): string {
  const parts = [
    users !== null && `users=${users}`,
    price && `price=${price[0]}-${price[1]}`,
    sort !== 'default' && `sort=${sort}`,
  ].filter(Boolean)
  return parts.length === 0 ? '' : `?${parts.join('&')}`
}

/** The filters with the price clamped to the slider of these products. */
export function fitFilters(filters: Filters, products: readonly Pick<ProductSummary, 'price'>[]): Filters {
  return { ...filters, price: fitRange(filters.price, priceRangeOf(products)) }
}

/** Number of active filters, without sorting. */
export function countActive({ users, price }: Filters): number {
  return Number(users !== null) + Number(price !== null)
}

type Filterable = Pick<ProductSummary, 'name' | 'price' | 'users' | 'maxResidents'>

/** The matching products in the chosen order (decisions.md: residents filter, price range, sorting). */
export function applyFilters<T extends Filterable>(products: readonly T[], filters: Filters): readonly T[] {
  const { users, price, sort } = filters
  const fitting = products.filter(
    (product) =>
      (users === null || (residentsOf(product) ?? 0) >= users) && (!price || isWithin(product, price)),
  )
  // In the default order with a filter by residents the nearest size comes first.
  return sortProducts(fitting, users !== null && sort === 'default' ? 'residents_asc' : sort)
}

/** Part of a filtered list: products of exactly this size, or larger ones. */
export interface ResidentsGroup<T> {
  kind: 'exact' | 'larger'
  products: readonly T[]
}

/** Splits a list filtered by residents in the default order into non-empty groups; null when it is not split. */
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

/** The filter without which there would be results; null when dropping one does not help. */
export function filterToDrop(products: readonly Filterable[], filters: Filters): 'price' | 'users' | null {
  const helps = (without: Partial<Filters>) => applyFilters(products, { ...filters, ...without }).length > 0
  if (filters.price && helps({ price: null })) return 'price'
  return filters.users !== null && helps({ users: null }) ? 'users' : null
}

/** Options of «До N чел.»: all numbers of residents of the products, ascending. */
export function usersOptions(products: readonly Filterable[]): number[] {
  const known = products.map(residentsOf).filter((residents) => residents !== null)
  return [...new Set(known)].sort((one, other) => one - other)
}

/** Why a list is empty: no products at all, or none match the filters; null when it is not empty. */
export function emptyReason(total: number, found: number): 'no-products' | 'filters' | null {
  if (found > 0) return null
  return total === 0 ? 'no-products' : 'filters'
}
