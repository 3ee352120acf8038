import type { UseQueryResult } from '@tanstack/react-query'

/**
 * True while one of these is asked for the first time since the screen opened. What stands above a form or a list belongs to the
 * screen's first reading: coming later, it would push away what is about to be pressed. A failure ends the wait.
 */
export function isAwaiting(
  ...queries: readonly Pick<UseQueryResult, 'isFetching' | 'isFetchedAfterMount' | 'isPlaceholderData'>[]
): boolean {
  return queries.some(
    ({ isFetching, isFetchedAfterMount, isPlaceholderData }) =>
      isFetching && !isFetchedAfterMount && !isPlaceholderData,
  )
}
