import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { partQuery } from '../../../api/queries/catalogue-queries.ts'
import { countedFacetsQuery } from '../../../api/queries/facet-counts-query.ts'
import type { StorefrontApi } from '../../../api/storefront.ts'
import { fitFilters } from '../../../domain/catalogue/filters.ts'
import { priceRangeOf, type Range } from '../../../domain/catalogue/price-range.ts'
import { readPart, toPart } from '../../../lib/part-address.ts'
import type { PageAddress, ReadData } from '../../page.ts'
import { EarlierCards, MoreCards } from '../../parts/product-card/more-cards.tsx'
import { useParts } from '../../parts/product-card/use-parts.ts'
import { useApi } from '../../site.ts'
import type { LoadedList } from './catalogue-list.ts'
import { toListAddress } from './list-address.ts'
import { useFilters } from './use-filters.ts'

const NO_PRICES: Range = priceRangeOf([])

// What a large catalogue does its own way; its code is fetched only there.

/** The list of an address, for `load`. */
export function listQueries(api: StorefrontApi, { params: { manufacturer }, url: { search } }: PageAddress) {
  const address = toListAddress(manufacturer, search)
  return { part: partQuery(api, address, readPart(search)), facets: countedFacetsQuery(api, address) }
}

/** The first part's address when the asked one does not exist, of a list that was longer once; else null. */
export function canonicalPart(
  api: StorefrontApi,
  { params: { manufacturer }, url }: PageAddress,
  read: ReadData,
) {
  const first = readPart(url.search)
  const part = read(partQuery(api, toListAddress(manufacturer, url.search), first))
  return part && first > 1 && part.products.length === 0 ? url.pathname + toPart(url.search, 1) : null
}

/** A list that is loaded in parts and filtered by the server; the present one stays until the next has come. */
export function useListInParts(manufacturer: string | undefined): LoadedList {
  const api = useApi()
  const { search } = useLocation()
  const address = toListAddress(manufacturer, search)
  const first = readPart(search)
  const kept = { placeholderData: keepOf(manufacturer) }
  const { data, isError, refetch } = useQuery({ ...partQuery(api, address, first), ...kept })
  const counted = useQuery({ ...countedFacetsQuery(api, address), ...kept })
  const state = useFilters(data?.priceRange ?? NO_PRICES, counted.data)
  const isAhead = state.shown !== state.filters
  const next = { manufacturer, filters: state.shown }
  const ahead = useQuery({ ...partQuery(api, next, 1), ...kept, enabled: isAhead })
  const countedAhead = useQuery({ ...countedFacetsQuery(api, next), ...kept, enabled: isAhead })
  const parts = useParts(address, first, data?.found ?? 0)
  const list = data && {
    listing: data,
    shown: (isAhead && ahead.data) || data,
    facets: (isAhead && countedAhead.data) || (counted.data ?? []),
    filters: fitFilters(data.filters, data.priceRange, counted.data),
    products: [...data.products, ...parts.products],
    around: {
      before: <EarlierCards parts={parts} />,
      after: <MoreCards parts={parts} found={data.found} />,
    },
  }
  return { list, state, isError, refetch: () => void refetch() }
}

/** Keeps the former data of the same manufacturer while the next is loading. */
function keepOf(manufacturer: string | undefined) {
  return <T,>(former: T | undefined, query?: { queryKey: readonly unknown[] }): T | undefined =>
    query?.queryKey[1] === (manufacturer ?? '') ? former : undefined
}
