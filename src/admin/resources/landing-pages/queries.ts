import { queryOptions } from '@tanstack/react-query'
import type { StaffApi } from '../../../api/staff.ts'

export const LANDINGS_KEY = ['landing-pages'] as const

/** All pages about one task. Read anew whenever the list is shown: every write of a product changes how many models they show. */
export const landingsQuery = (api: StaffApi) =>
  queryOptions({
    queryKey: LANDINGS_KEY,
    queryFn: ({ signal }) => api.adminLandingPages.list(undefined, { signal }),
    staleTime: 0,
    meta: { failure: 'Не удалось загрузить подборки' },
  })

/** Filters of the catalogue with the values that models have. */
export const facetsQuery = (api: StaffApi) =>
  queryOptions({
    queryKey: [...LANDINGS_KEY, 'facets'],
    queryFn: ({ signal }) => api.facets.list({}, { signal }),
    meta: { failure: 'Не удалось загрузить характеристики' },
  })
