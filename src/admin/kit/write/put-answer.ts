import type { QueryClient } from '@tanstack/react-query'

/**
 * Shows the answer to an own write in place of what was read. A reading that is under way may have begun before the write: it is
 * broken off, lest it bring back an earlier state, and begun anew.
 */
export async function putAnswer<Data>(
  queries: QueryClient,
  queryKey: readonly unknown[],
  answer: Data,
): Promise<void> {
  const exactly = { queryKey, exact: true }
  const wasReading = queries.isFetching(exactly) > 0
  await queries.cancelQueries(exactly)
  queries.setQueryData<Data>(queryKey, answer)
  if (wasReading) void queries.invalidateQueries(exactly)
}
