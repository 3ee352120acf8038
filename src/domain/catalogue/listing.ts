import { type CountedFacet, filterBySpecs } from './chosen-facets.ts'
import { countValues, createFacetFilter, type Facet } from './facet-choice.ts'
import {
  applyFilters,
  type Filterable,
  type Filters,
  filterToDrop,
  fitFilters,
  groupByResidents,
  isFitting,
  usersOptions,
} from './filters.ts'
import { distribution, hasPrices, priceRangeOf, type Range } from './price-range.ts'

/** Bars of the histogram over the price slider. */
const BARS = 24

/** Fields of a product that a listing reads; prices in kopecks. */
export interface Listable extends Filterable {
  id: number
  installationPrice: number | null
}

/** All that a filtered list says besides its products, counted over all of them, also where only a part of them is at hand. */
export interface Listing {
  /** Products of the list without filters. */
  total: number
  /** Those that pass the filters. */
  found: number
  /** Of these, those for exactly the number of residents that is asked for; 0 when the list is not split by it. */
  exact: number
  /** Options of «До N чел.». */
  residents: readonly number[]
  /** Ends of the price slider in rubles, and whether any product has a price. */
  priceRange: Range
  hasPrices: boolean
  /** Whether any of those that pass the facets has a price. */
  hasPricesBySpecs: boolean
  /** Heights from 0 to 1 over equal parts of the slider. */
  bars: readonly number[]
  /** Whether prices with and without installation are among those found. */
  hasBothScopes: boolean
  /** The filter without which there would be results, when there are none. */
  toDrop: 'price' | 'users' | 'specs' | null
}

/**
 * The products that pass the filters in the chosen order, and the listing. The filters are fitted to these products: the price to their
 * slider, the rest to their facets.
 */
export function listProducts<T extends Listable>(
  products: readonly T[],
  requested: Filters,
  facets: readonly Facet[],
) {
  const priceRange = priceRangeOf(products)
  const filters = fitFilters(requested, priceRange, facets)
  const bySpecs = filterBySpecs(products, facets, filters.specs)
  const found = applyFilters(bySpecs, filters)
  const groups = groupByResidents(found, filters) ?? []
  const listing: Listing = {
    total: products.length,
    found: found.length,
    exact: groups.find(({ kind }) => kind === 'exact')?.products.length ?? 0,
    residents: usersOptions(products),
    priceRange,
    hasPrices: hasPrices(products),
    hasPricesBySpecs: hasPrices(bySpecs),
    bars: distribution(products, priceRange, BARS),
    hasBothScopes: hasBothScopes(found),
    toDrop: found.length > 0 ? null : (filterToDrop(bySpecs, filters) ?? specsToDrop(products, filters)),
  }
  return { found, listing }
}

const specsToDrop = (products: readonly Filterable[], filters: Filters) =>
  Object.keys(filters.specs).length > 0 && products.some((product) => isFitting(product, filters))
    ? 'specs'
    : null

/**
 * The facets with how many of these products pass the other filters and have each value: what is chosen of a facet does not collapse its
 * own counts.
 */
export function countFacets(
  products: readonly Listable[],
  requested: Filters,
  facets: readonly Facet[],
): CountedFacet[] {
  const filters = fitFilters(requested, priceRangeOf(products), facets)
  const passes = createFacetFilter(facets, filters.specs)
  const fitting = new Set(products.filter((product) => isFitting(product, filters)).map(({ id }) => id))
  return facets.map((facet) => ({ ...facet, values: countValues(facet, passes, fitting) }))
}

function hasBothScopes(products: readonly Listable[]): boolean {
  const priced = products.filter(({ price }) => price !== null)
  const alone = priced.filter(({ installationPrice }) => installationPrice === null)
  return alone.length > 0 && alone.length < priced.length
}
