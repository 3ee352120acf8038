import type { QueryClient } from '@tanstack/react-query'
import { passOn } from '../../../live/events.ts'
import { INQUIRIES_KEY } from '../../../queries.ts'

/**
 * Shows what the reader has changed himself: the open list takes these inquiries as it takes events, without being read anew; counts
 * and board are asked again, inquiries themselves are not. Without ids the lists are too.
 */
export function refreshLists(queries: QueryClient, ids: readonly number[]): Promise<void> {
  const taken = ids.map((id) => passOn({ event: 'inquiry.changed', id, version: 0 }))
  const isUpToDate = taken.length > 0 && taken.every(Boolean)
  return queries.invalidateQueries({
    queryKey: INQUIRIES_KEY,
    predicate: ({ queryKey: [, kind] }) => kind !== 'one' && !(kind === 'list' && isUpToDate),
  })
}
