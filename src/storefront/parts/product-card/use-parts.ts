import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { type ListAddress, partQuery } from '../../../api/queries/catalogue-queries.ts'
import type { ProductSummary } from '../../../api/queries/queries.ts'
import { PART_SIZE } from '../../../domain/catalogue/parts.ts'
import { createListeners } from '../../../ui/listeners.ts'
import { storedValue } from '../../../ui/stored-value.ts'
import { useApi } from '../../site.ts'

/** Parts of a long list that are shown below each other. */
export interface Parts {
  /** Number of the first shown part, from 1. */
  first: number
  /** Number of the last one. */
  last: number
  /** Products after those of the first part. */
  products: readonly ProductSummary[]
  hasMore: boolean
  isLoading: boolean
  failed: boolean
  /** Loads the next part; after a failure again. */
  more(): void
}

const { subscribe, notify } = createListeners()

/** Parts after the first that were asked for; kept in the browser's history entry, so that Back and a reload show them again. */
function readWanted(): number {
  const state: { parts?: unknown } | null = window.history.state
  return typeof state?.parts === 'number' ? state.parts : 0
}

function setWanted(parts: number): void {
  window.history.replaceState({ ...window.history.state, parts }, '')
  notify()
}

/** Scroll position in pixels of the list that was unloaded last in this tab. */
const leftAt = storedValue(
  'list-place',
  (stored) => (typeof stored === 'number' ? stored : 0),
  'sessionStorage',
)

/** The parts of a list after the first, each loaded when it is asked for. `found` is the number of products of the whole list. */
export function useParts(list: ListAddress, first: number, found: number): Parts {
  const api = useApi()
  const client = useQueryClient()
  const wanted = useSyncExternalStore(subscribe, readWanted, () => 0)
  const loaded: ProductSummary[][] = []
  while (loaded.length < wanted) {
    const part = client.getQueryData(partQuery(api, list, first + loaded.length + 1).queryKey)
    if (part === undefined) break
    loaded.push(part.products)
  }
  const last = first + loaded.length
  const hasMore = last * PART_SIZE < found
  useReloadedPlace(wanted, loaded.length)
  const next = useQuery({ ...partQuery(api, list, last + 1), enabled: hasMore && loaded.length < wanted })
  return {
    first,
    last,
    products: loaded.flat(),
    hasMore,
    isLoading: next.isFetching,
    failed: next.isError && !next.isFetching,
    more() {
      if (next.isError) void next.refetch()
      else if (hasMore && loaded.length === wanted) setWanted(wanted + 1)
    },
  }
}

/** After a reload the document is as long as before only when all parts are there again: then it is scrolled to its former place. */
function useReloadedPlace(wanted: number, loaded: number): void {
  // While hydrating, the parts that the history entry names are not yet known to React.
  const [isReloaded] = useState(() => typeof window !== 'undefined' && wanted === 0 && readWanted() > 0)
  const isDone = useRef(!isReloaded)
  useEffect(() => {
    const leave = () => leftAt.set(window.scrollY)
    addEventListener('pagehide', leave)
    return () => removeEventListener('pagehide', leave)
  }, [])
  useEffect(() => {
    if (isDone.current || wanted === 0 || loaded < wanted) return
    isDone.current = true
    scrollTo({ top: leftAt.get(), behavior: 'instant' })
  }, [wanted, loaded])
}
