import { queryOptions } from '@tanstack/react-query'
import type { StaffApi } from '../../../api/staff.ts'
import { seconds } from '../../../lib/duration.ts'

/** What is in the feed; it is made within twenty seconds after a change, so it is asked for again so often. */
export const feedQuery = (api: StaffApi) =>
  queryOptions({
    queryKey: ['product-feed'],
    staleTime: 0,
    refetchInterval: seconds(20),
    queryFn: ({ signal }) => api.productFeed.list(undefined, { signal }),
  })

/** Whether search engines are told of changes, asked for as often. */
export const indexNowQuery = (api: StaffApi) =>
  queryOptions({
    queryKey: ['index-now'],
    staleTime: 0,
    refetchInterval: seconds(20),
    queryFn: ({ signal }) => api.indexNow.get(undefined, { signal }),
  })
