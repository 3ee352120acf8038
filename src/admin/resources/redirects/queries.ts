import { queryOptions } from '@tanstack/react-query'
import type { StaffApi } from '../../../api/staff.ts'

/** Query key prefix of all that is read of addresses that have moved. */
export const REDIRECTS_KEY = ['redirects'] as const

/** All redirects. */
export const redirectsQuery = (api: StaffApi) =>
  queryOptions({
    queryKey: [...REDIRECTS_KEY, 'list'],
    // Pages come and go in other screens.
    staleTime: 0,
    queryFn: ({ signal }) => api.redirects.list(undefined, { signal }),
    meta: { failure: 'Не удалось загрузить переадресации' },
  })

/** Addresses at which visitors found no page; beside the redirects, whose writes change both. */
export const notFoundQuery = (api: StaffApi) =>
  queryOptions({
    queryKey: [...REDIRECTS_KEY, 'not-found'],
    staleTime: 0,
    queryFn: ({ signal }) => api.notFound.list(undefined, { signal }),
    meta: { failure: 'Не удалось загрузить ненайденные адреса' },
  })
