import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { queryDefaults } from '../api/queries.ts'
import { showToast } from '../ui/toast-store.ts'
import { isUnauthorized } from './queries.ts'

declare module '@tanstack/react-query' {
  interface Register {
    /** Words of the error catalogue for a query that failed. */
    queryMeta: { failure?: string }
  }
}

/** Data of the staff area. A refused call means that the session has ended; other failures are told in words. */
export function createQueryClient(onSessionEnd: () => void): QueryClient {
  return new QueryClient({
    defaultOptions: { queries: queryDefaults },
    queryCache: new QueryCache({
      onError: (error, { meta }) => {
        if (isUnauthorized(error)) onSessionEnd()
        else if (meta?.failure) showToast({ title: 'Ошибка', description: meta.failure, tone: 'bad' })
      },
    }),
    mutationCache: new MutationCache({
      onError: (error) => {
        if (isUnauthorized(error)) onSessionEnd()
      },
    }),
  })
}
