import { residentsOf } from '../product/residents.ts'
import { type FacetScale, fitSpecs, SPEC } from './chosen-facets.ts'
import type { ChosenSpecs } from './facet-choice.ts'
import { fitRange, isWithin, type Range } from './price-range.ts'
import { isSortMode, type Sortable, type SortMode, sortProducts } from './sorting.ts'

/** Filters of the catalogue; the manufacturer is in the path. */
export interface Filters {
  /** Null means all. */
  users: number | null
  /** In rubles; null is the full range. */
  price: Range | null
  /** What is chosen of the facets. */
  specs: ChosenSpecs
  sort: SortMode
}

export const noFilters: Filters = { users: null, price: null, specs: {}, sort: 'default' }

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

/** Names and texts are composed as stored ones are (NFC): macOS hands out «й» as two characters. */
function parseSpecs(given: URLSearchParams): ChosenSpecs {
  const params = new URLSearchParams([...given].map(([name, text]) => [name.normalize(), text.normalize()]))
  const names = [...new Set(params.keys())].filter((name) => name.startsWith(SPEC) && name !== SPEC)
  return Object.fromEntries(
    names.flatMap((name) => {
      const texts = [...new Set(params.getAll(name))].filter(Boolean)
      return texts.length > 0 ? [[name.slice(SPEC.length), texts]] : []
    }),
  )
}

/** Parses `users=4&price=160000-400000&spec.body=Низкий&sort=price_asc`; invalid values are ignored. */
export function parseFilters(params: URLSearchParams): Filters {
  const users = lastOf(params, 'users')
  const sort = lastOf(params, 'sort')
  return {
    users: /^[1-9]\d{0,3}$/.test(users) ? Number(users) : null,
    price: parsePrice(params),
    specs: parseSpecs(params),
    sort: isSortMode(sort) ? sort : 'default',
  }
}

/** The query string with question mark; empty for the defaults. */
export function formatFilters({ users, price, specs, sort }: Filters): string {
  const parts = [
    users !== null && `users=${users}`,
    price && `price=${price[0]}-${price[1]}`,
    ...Object.entries(specs).flatMap(([key, texts]) =>
      texts.map((text) => `${SPEC}${encodeURIComponent(key)}=${encodeURIComponent(text)}`),
    ),
    sort !== 'default' && `sort=${sort}`,
  ].filter(Boolean)
  return parts.length === 0 ? '' : `?${parts.join('&')}`
}

/**
 * The filters with the price clamped to a slider with these ends, and only what the facets have; what is chosen of facets that are not
 * known yet stays.
 */
export function fitFilters(
  filters: Filters,
  full: Range,
  facets: readonly FacetScale[] | undefined,
): Filters {
  const { price, specs } = filters
  return { ...filters, price: fitRange(price, full), specs: facets ? fitSpecs(specs, facets) : specs }
}

/** What is chosen of the facets, with these texts for one of them; none take it out. */
export function withSpec(specs: ChosenSpecs, key: string, texts: readonly string[]): ChosenSpecs {
  const { [key]: _before, ...others } = specs
  return texts.length > 0 ? { ...others, [key]: texts } : others
}

/** Number of active filters, without sorting. */
export function countActive({ users, price, specs }: Filters): number {
  return Number(users !== null) + Number(price !== null) + Object.keys(specs).length
}

/** Fields of a product that filters and sorting read; price in kopecks. */
export type Filterable = Sortable

/** Whether a product has room for the residents and a price within the range; facets are asked by `filterBySpecs`. */
export function isFitting(product: Filterable, { users, price }: Filters): boolean {
  return (users === null || (residentsOf(product) ?? 0) >= users) && (!price || isWithin(product, price))
}

/** The matching products but for the facets, in the chosen order (decisions.md: residents filter, price range, sorting). */
export function applyFilters<T extends Filterable>(products: readonly T[], filters: Filters): readonly T[] {
  const { users, sort } = filters
  const fitting = products.filter((product) => isFitting(product, filters))
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
