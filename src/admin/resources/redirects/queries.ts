import { queryOptions, useQuery } from '@tanstack/react-query'
import type { StaffApi } from '../../../api/staff.ts'
import type { Redirect } from '../../../contract/content/redirects.ts'
import { LARGE_STAFF_LIST } from '../../../domain/catalogue/parts.ts'
import { toWhole } from '../../kit/table/whole-list.ts'
import { useApi } from '../../staff.ts'

/** Query key prefix of all that is read of addresses that have moved. */
export const REDIRECTS_KEY = ['redirects'] as const

/** Said where redirects cannot be read. */
export const REDIRECTS_FAILED = 'Не удалось загрузить переадресации'

/** All redirects, or how many there are where they are too many to be read whole. */
export const redirectsQuery = (api: StaffApi) =>
  queryOptions({
    queryKey: [...REDIRECTS_KEY, 'list'],
    // Pages come and go in other screens.
    staleTime: 0,
    queryFn: ({ signal }) => api.redirects.list({ upTo: LARGE_STAFF_LIST }, { signal }),
    meta: { failure: REDIRECTS_FAILED },
  })

/** Addresses at which visitors found no page; beside the redirects, whose writes change both. */
export const notFoundQuery = (api: StaffApi) =>
  queryOptions({
    queryKey: [...REDIRECTS_KEY, 'not-found'],
    staleTime: 0,
    queryFn: ({ signal }) => api.notFound.list(undefined, { signal }),
    meta: { failure: 'Не удалось загрузить ненайденные адреса' },
  })

/** One redirect; null when there is none. */
const redirectQuery = (api: StaffApi, id: number) =>
  queryOptions({
    queryKey: [...REDIRECTS_KEY, 'one', id],
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const { items } = await api.redirectParts.list({ ids: String(id) }, { signal })
      return items[0] ?? null
    },
    meta: { failure: 'Не удалось загрузить переадресацию' },
  })

/** The redirect with this id, however many there are; null when there is none or it cannot be read, undefined while loading. */
export function useRedirect(id: number | null): Redirect | null | undefined {
  const api = useApi()
  // The screen around it reads the list.
  const list = useQuery({ ...redirectsQuery(api), refetchOnMount: false })
  const found = toWhole(list.data)?.find((redirect) => redirect.id === id)
  // Also one that a whole list does not have yet.
  const isAsked = id !== null && id > 0 && !found && (list.data !== undefined || list.isError)
  const one = useQuery({ ...redirectQuery(api, id ?? 0), enabled: isAsked })
  if (id === null) return null
  if (found) return found
  return isAsked && one.isError && !one.data ? null : one.data
}
