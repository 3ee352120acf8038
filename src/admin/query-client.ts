import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { queryDefaults } from '../api/queries.ts'
import { showToast } from '../ui/toast-store.ts'
import { isForbidden, isUnauthorized } from './queries.ts'

declare module '@tanstack/react-query' {
  interface Register {
    /** Words of the error catalogue for a query that failed. */
    queryMeta: { failure?: string }
  }
}

/**
 * Data of the staff area. A refused call (401, 403) means that the session has ended or the role has changed: the owner asks who is
 * here. Other failures are told in words.
 */
export function createQueryClient(onUnauthorized: () => void): QueryClient {
  const isRefused = (error: unknown) => isUnauthorized(error) || isForbidden(error)
  return new QueryClient({
    defaultOptions: { queries: queryDefaults },
    queryCache: new QueryCache({
      onError: (error, { meta }) => {
        if (isRefused(error)) onUnauthorized()
        else if (meta?.failure) showToast({ title: 'Ошибка', description: meta.failure, tone: 'bad' })
      },
    }),
    mutationCache: new MutationCache({
      onError: (error) => {
        if (isRefused(error)) onUnauthorized()
      },
    }),
  })
}
