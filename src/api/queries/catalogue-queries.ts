import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { ListedProduct } from '../../contract/catalogue/catalogue.ts'
import { SPEC } from '../../domain/catalogue/chosen-facets.ts'
import { type Filters, formatFilters } from '../../domain/catalogue/filters.ts'
import { PART_SIZE } from '../../domain/catalogue/parts.ts'
import { perClient } from '../per-client.ts'
import type { StorefrontApi } from '../storefront.ts'
import { type ProductSummary, toSummary } from './queries.ts'

/** One object for each product of a client's parts: cards stay as they are while filters change, and their markup is made once. */
const summariesOf = perClient(() => new Map<number, ProductSummary>())

function toSummaries(client: QueryClient, products: readonly ListedProduct[]): ProductSummary[] {
  const known = summariesOf(client)
  return products.map((product) => {
    const summary = known.get(product.id) ?? toSummary(product)
    known.set(product.id, summary)
    return summary
  })
}

/** A list of a large catalogue. */
export interface ListAddress {
  manufacturer?: string | undefined
  search?: string | undefined
  filters: Filters
}

/** What a list's address says, as the parameters of a call. */
export function toAsked({ manufacturer, search, filters: { users, price, specs, sort } }: ListAddress) {
  return {
    ...(manufacturer !== undefined && { manufacturer }),
    ...(search !== undefined && { search }),
    ...(users !== null && { users }),
    ...(price && { price: price.join('-') }),
    ...Object.fromEntries(Object.entries(specs).map(([key, texts]) => [SPEC + key, texts])),
    ...(sort !== 'default' && { sort }),
  }
}

/** The given part of a list, from 1, with the numbers of the whole list. */
export const partQuery = (api: StorefrontApi, address: ListAddress, part: number) =>
  queryOptions({
    queryKey: [
      'part',
      address.manufacturer ?? '',
      address.search ?? '',
      formatFilters(address.filters),
      String(part),
    ],
    queryFn: async ({ client, signal }) => {
      const asked = { ...toAsked(address), offset: (part - 1) * PART_SIZE, limit: PART_SIZE }
      const { items, ...listing } = await api.catalogue.list(asked, { signal })
      return { ...listing, filters: address.filters, products: toSummaries(client, items) }
    },
  })
