import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Missing } from './missing.tsx'
import { PageFailure } from './page-failure.tsx'

/** A detail page in its four states: failed, loading, not found and loaded. */
export function RemotePage<T>({
  query: { data, isError, refetch },
  back,
  failure,
  waiting,
  missing,
  children,
}: RemotePageProps<T>) {
  if (isError) return <PageFailure {...failure} back={back} onRetry={() => refetch()} />
  if (data === undefined) return waiting
  if (data === null) return <Missing {...missing} back={back} />
  return children(data)
}

type RemotePageProps<T> = {
  query: UseQueryResult<T | null>
  /** Link to the list. */
  back: { href: string; label: string }
  /** `toastTitle` is the title of the toast where it differs. */
  failure: { title: string; text: string; toastTitle?: string }
  waiting: ReactNode
  missing: { title: string; text: string }
  children: (found: T) => ReactNode
}
