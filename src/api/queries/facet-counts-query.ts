import { queryOptions } from '@tanstack/react-query'
import { MOST_BOXES } from '../../domain/catalogue/chosen-facets.ts'
import { formatFilters } from '../../domain/catalogue/filters.ts'
import type { StorefrontApi } from '../storefront.ts'
import { type ListAddress, toAsked } from './catalogue-queries.ts'

/** Filters by parameters of a list in parts, counted by the server; of many numbers no more are kept than tell that, and the ends. */
export function countedFacetsQuery(api: StorefrontApi, { manufacturer, filters }: ListAddress) {
  const address = { manufacturer, filters: { ...filters, sort: 'default' as const } }
  return queryOptions({
    queryKey: ['counted-facets', manufacturer ?? '', formatFilters(address.filters)],
    queryFn: async ({ signal }) =>
      (await api.facets.list(toAsked(address), { signal })).map(
        ({ key, name, unit, range, values = [] }) => ({
          key,
          name,
          unit,
          isNumber: range !== undefined,
          values: range
            ? values.filter((_value, index) => index < MOST_BOXES || index === values.length - 1)
            : values,
        }),
      ),
  })
}
