import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { queryDefaults } from '../api/queries/queries.ts'
import { showToast } from '../ui/toast/toast-store.ts'
import { isForbidden, isUnauthorized } from './queries.ts'

declare module '@tanstack/react-query' {
  interface Register {
    /** Message of the error catalogue for a failed query. */
    queryMeta: { failure?: string }
  }
}

/**
 * Query client of the staff area. After 401 or 403 (session ended, role changed) it calls `onUnauthorized`; other failures
 * are shown in a toast.
 */
export function createQueryClient(onUnauthorized: () => void): QueryClient {
  const isAuthError = (error: unknown) => isUnauthorized(error) || isForbidden(error)
  return new QueryClient({
    defaultOptions: { queries: queryDefaults },
    queryCache: new QueryCache({
      onError: (error, { meta }) => {
        if (isAuthError(error)) onUnauthorized()
        else if (meta?.failure) showToast({ title: 'Ошибка', description: meta.failure, tone: 'bad' })
      },
    }),
    mutationCache: new MutationCache({
      onError: (error) => {
        if (isAuthError(error)) onUnauthorized()
      },
    }),
  })
}
