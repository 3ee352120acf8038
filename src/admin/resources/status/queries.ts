import { queryOptions } from '@tanstack/react-query'
import type { StaffApi } from '../../../api/staff.ts'
import { seconds } from '../../../lib/duration.ts'

/** How old what is shown may be. */
const INTERVAL = seconds(30)

/** What the shop found about itself, again every half minute. */
export const statusQuery = (api: StaffApi) =>
  queryOptions({
    queryKey: ['status', 'checks'],
    staleTime: 0,
    refetchInterval: INTERVAL,
    queryFn: ({ signal }) => api.status.get(undefined, { signal }),
  })

/** Errors of the last day, again every half minute. */
export const statusErrorsQuery = (api: StaffApi) =>
  queryOptions({
    queryKey: ['status', 'errors'],
    staleTime: 0,
    refetchInterval: INTERVAL,
    queryFn: ({ signal }) => api.status.errors(undefined, { signal }),
  })

/** Backups of the shop, newest first, again every half minute. */
export const backupsQuery = (api: StaffApi) =>
  queryOptions({
    queryKey: ['status', 'backups'],
    staleTime: 0,
    refetchInterval: INTERVAL,
    queryFn: ({ signal }) => api.backups.list(undefined, { signal }),
  })
