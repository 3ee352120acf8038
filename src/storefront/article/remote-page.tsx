import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Missing } from './missing.tsx'
import { PageFailure } from './page-failure.tsx'

/** A page of one thing that is fetched, in its four cases: failed, on its way, absent and there. */
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
  /** The list it would be in. */
  back: { href: string; label: string }
  /** `toastTitle` is the title of the toast where it differs. */
  failure: { title: string; text: string; toastTitle?: string }
  waiting: ReactNode
  missing: { title: string; text: string }
  children: (found: T) => ReactNode
}
