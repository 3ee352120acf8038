import type { UseQueryResult } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { seconds } from '../../lib/duration.ts'

/** The longest that a screen is held back by what stands above it, ms: a server that is slow to answer keeps nobody from working. */
const LONGEST_WAIT = seconds(2)

/**
 * True while one of these is asked for the first time since the screen opened, for two seconds at most. What stands above a form or
 * a list belongs to the screen's first reading: coming later, it would push away what is about to be pressed. A failure ends the
 * wait.
 *
 * Once false, it stays false for the same `subject`, the record or the person that the queries are about: a later reading may move
 * what is shown, but does not take it away with what was typed into it.
 */
export function useAwaited(queries: readonly Reading[], subject?: string | number): boolean {
  const [shown, setShown] = useState<{ subject: string | number | undefined } | null>(null)
  const isShown = shown !== null && shown.subject === subject
  // A query whose data was there when the screen opened counts as not fetched at its first refreshing: hence the state.
  const isAwaited =
    !isShown && queries.some(({ isFetching, isFetchedAfterMount }) => isFetching && !isFetchedAfterMount)
  if (!isShown && !isAwaited) setShown({ subject })
  useEffect(() => {
    if (!isAwaited) return
    const timer = setTimeout(() => setShown({ subject }), LONGEST_WAIT)
    return () => clearTimeout(timer)
  }, [isAwaited, subject])
  return isAwaited
}

type Reading = Pick<UseQueryResult, 'isFetching' | 'isFetchedAfterMount'>
