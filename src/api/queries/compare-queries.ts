import { queryOptions } from '@tanstack/react-query'
import type { StorefrontApi } from '../storefront.ts'
import { orNull } from './queries.ts'

/** The products of these ids in their order, with all fields; unknown ids are skipped. */
export const comparedQuery = (api: StorefrontApi, ids: readonly number[]) =>
  queryOptions({
    queryKey: ['compared', ...ids.map(String)],
    queryFn: async ({ signal }) => {
      const found = await Promise.all(ids.map((id) => orNull(api.products.byId({ id }, { signal }))))
      return found.filter((product) => product !== null)
    },
  })
