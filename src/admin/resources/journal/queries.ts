import { infiniteQueryOptions } from '@tanstack/react-query'
import type { StaffApi } from '../../../api/staff.ts'
import { minutes } from '../../../lib/duration.ts'
import { type JournalFilters, toQuery } from './filters.ts'

/** Entries of one call: a bulk change is one line of many. */
const AT_ONCE = 100

/** The journal with these filters, newest first, page by page. */
export const journalQuery = (api: StaffApi, filters: JournalFilters) =>
  infiniteQueryOptions({
    queryKey: ['journal', filters],
    staleTime: 0,
    gcTime: minutes(5),
    initialPageParam: undefined as number | undefined,
    queryFn: ({ pageParam, signal }) =>
      api.journal.list({ ...toQuery(filters), before: pageParam, limit: AT_ONCE }, { signal }),
    getNextPageParam: ({ next }) => next ?? undefined,
  })
