import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { StaffApi } from '../../../api/staff.ts'
import { minutes } from '../../../lib/duration.ts'
import { useApi } from '../../staff.ts'
import { type JournalFilters, toQuery } from './filters.ts'
import { toLines } from './lines.ts'

/** Entries of one call: a bulk change is one line of many. */
const AT_ONCE = 100

/** The journal with these filters, newest first, page by page. */
const journalQuery = (api: StaffApi, filters: JournalFilters) =>
  infiniteQueryOptions({
    queryKey: ['journal', filters],
    staleTime: 0,
    gcTime: minutes(5),
    // Entries before this one; 0 for the newest.
    initialPageParam: 0,
    queryFn: ({ pageParam, signal }) =>
      api.journal.list({ ...toQuery(filters), before: pageParam || undefined, limit: AT_ONCE }, { signal }),
    getNextPageParam: ({ next }) => next ?? undefined,
  })

/** Lines shown at first, and added by «Показать раньше». */
export const STEP = 20
/** Pages that are loaded to find the open line of an address. */
const MAX_PAGES_SOUGHT = 5

/** Lines of the journal with these filters; the open one is among them, where it is not too far back. */
export function useJournal(filters: JournalFilters, openId: number | null) {
  const [steps, setSteps] = useState(1)
  const { data, isError, error, hasNextPage, isFetching, fetchNextPage, refetch } = useInfiniteQuery(
    journalQuery(useApi(), filters),
  )
  const lines = toLines(data?.pages.flatMap(({ entries }) => entries) ?? [])
  const openAt = lines.findIndex(({ id }) => id === openId)
  const isSought = openId !== null && openAt < 0 && (data?.pages.length ?? 0) < MAX_PAGES_SOUGHT
  const shown = Math.max(steps * STEP, openAt + 1)
  // One line more than is shown: then a bulk change that is shown is whole.
  const needsMore = hasNextPage && (lines.length <= shown || isSought)
  useEffect(() => {
    if (needsMore && !isFetching && !isError) void fetchNextPage()
  }, [needsMore, isFetching, isError, fetchNextPage])
  return {
    /** Undefined until the first page has come. */
    lines: data && lines.slice(0, shown),
    hasMore: hasNextPage || lines.length > shown,
    isLoadingMore: needsMore && !isError,
    error: isError ? error : null,
    showMore: () => setSteps(Math.ceil(shown / STEP) + 1),
    retry: () => void (data ? fetchNextPage() : refetch()),
  }
}
