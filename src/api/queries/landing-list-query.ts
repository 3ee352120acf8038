import { queryOptions } from '@tanstack/react-query'
import type { StorefrontApi } from '../storefront.ts'

/** Pages about one task that show a model. */
export const landingListQuery = (api: StorefrontApi) =>
  queryOptions({
    queryKey: ['landings'],
    queryFn: ({ signal }) => api.landingPages.list(undefined, { signal }),
  })
