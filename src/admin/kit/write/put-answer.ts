import { notifyManager, type QueryClient } from '@tanstack/react-query'

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

/** Calls `then` when the queries have told of an answer that was put: before, what it replaces would be shown once more. */
export const whenAnswerIsTold = (then: () => void): void => notifyManager.schedule(then)
