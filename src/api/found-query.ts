import { queryOptions } from '@tanstack/react-query'
import type { StorefrontApi } from './storefront.ts'

/** What a non-empty query finds besides products. */
export const foundQuery = (api: StorefrontApi, q: string) =>
  queryOptions({ queryKey: ['found', q], queryFn: ({ signal }) => api.search.get({ q }, { signal }) })
