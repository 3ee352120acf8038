import { queryOptions } from '@tanstack/react-query'
import type { StorefrontApi } from '../storefront.ts'
import { isShown, toSummary } from './queries.ts'

/** What a non-empty query finds besides products. */
export const foundQuery = (api: StorefrontApi, q: string) =>
  queryOptions({ queryKey: ['found', q], queryFn: ({ signal }) => api.search.get({ q }, { signal }) })

/** Products found by a non-empty query, best first. */
export const searchQuery = (api: StorefrontApi, search: string) =>
  queryOptions({
    queryKey: ['search', search],
    queryFn: async ({ signal }) =>
      (await api.products.list({ search }, { signal })).filter(isShown).map(toSummary),
  })
