import { queryOptions } from '@tanstack/react-query'
import type { StorefrontApi } from '../storefront.ts'

/** Filters by parameters of all products, or those of one manufacturer; the ids of a value are the first and then differences. */
export const facetsQuery = (api: StorefrontApi, manufacturer?: string) =>
  queryOptions({
    queryKey: ['facets', manufacturer ?? ''],
    queryFn: async ({ signal }) => {
      const asked = { ids: 'true', ...(manufacturer === undefined ? {} : { manufacturer }) }
      return (await api.facets.list(asked, { signal })).map(({ key, name, unit, range, values = [] }) => ({
        key,
        name,
        unit,
        isNumber: range !== undefined,
        values: values.map(({ value, ids = [] }) => ({ value, ids })),
      }))
    },
  })
