import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useMemo } from 'react'
import { facetsQuery } from '../../../api/queries/facet-queries.ts'
import { type ProductSummary, productsQuery } from '../../../api/queries/queries.ts'
import { type CountedFacet, readFacets } from '../../../domain/catalogue/chosen-facets.ts'
import type { Facet } from '../../../domain/catalogue/facet-choice.ts'
import type { Filters } from '../../../domain/catalogue/filters.ts'
import { countFacets, type Listing, listProducts } from '../../../domain/catalogue/listing.ts'
import { priceRangeOf } from '../../../domain/catalogue/price-range.ts'
import { useApi } from '../../site.ts'
import { hasSpecs } from './list-address.ts'
import { type FilterState, useFilters } from './use-filters.ts'

/** The list as the screen shows it. */
export interface CatalogueList {
  listing: Listing
  /** The listing of the filters of the controls, which may be ahead of the list. */
  shown: Listing
  /** Facets counted by the filters of the controls; none when they could not be loaded. */
  facets: readonly CountedFacet[]
  /** Filters of the listing. */
  filters: Filters
  /** Those that pass the filters; of a list in parts the shown ones. */
  products: readonly ProductSummary[]
  /** What stands around the cards of a list in parts: links to the rest. */
  around?: { before: ReactNode; after: ReactNode }
}

/** The list with its loading and error states; undefined while loading and after a failure. */
export interface LoadedList {
  list: CatalogueList | undefined
  state: FilterState
  isError: boolean
  refetch(): void
}

const NOTHING: readonly ProductSummary[] = []
const NO_FACETS: readonly Facet[] = []

/** A list that is loaded whole and filtered here. */
export function useWholeList(manufacturer: string | undefined): LoadedList {
  const api = useApi()
  const { data, isError, refetch } = useQuery(productsQuery(api, manufacturer))
  const loaded = useQuery(facetsQuery(api, manufacturer))
  const known = useMemo(() => loaded.data && readFacets(loaded.data), [loaded.data])
  const products = data ?? NOTHING
  const facets = known ?? NO_FACETS
  const state = useFilters(priceRangeOf(products), known)
  const { found, listing } = listProducts(products, state.filters, facets)
  const shown = state.shown === state.filters ? listing : listProducts(products, state.shown, facets).listing
  // Without the facets nothing says which products those of the address are.
  const isMissing = !known && hasSpecs(state.filters)
  const counted = countFacets(products, state.shown, facets)
  const list = isMissing
    ? undefined
    : data && { listing, shown, facets: counted, filters: state.filters, products: found }
  return {
    list,
    state,
    isError: isError || (isMissing && loaded.isError),
    refetch() {
      if (loaded.isError) void loaded.refetch()
      void refetch()
    },
  }
}
