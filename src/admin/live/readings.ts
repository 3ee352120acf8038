import type { QueryClient } from '@tanstack/react-query'
import type { InquiryEvent } from '../../contract/inquiries/events.ts'
import { DELIVERIES_KEY, INQUIRIES_KEY, REPORTS_KEY } from '../queries.ts'
import { collect } from './collect.ts'

/** Events within this time are answered by one reading, ms. */
const COLLECT_MS = 300

/** What events since the last reading concern. */
interface News {
  withLists: boolean
  /** Inquiries whose sheets are read anew; null for all. */
  ids: Set<number> | null
}

/**
 * Reads anew what events concern, once for all that come together. Nothing that is being read is broken off: it is read once more when
 * it is there, so that whatever somebody waits for arrives however often events come.
 */
export function collectReadings(queries: QueryClient) {
  const { plan, stop } = collect(COLLECT_MS, read)
  let news: News | null = null
  /** Hashes of the queries that were being read when events came. */
  let left: ReadonlySet<string> = new Set()

  function read(): void {
    const fresh = news
    news = null
    const concerned = queries
      .getQueryCache()
      .findAll()
      .filter(
        ({ queryKey, queryHash }) => left.has(queryHash) || (fresh !== null && isConcerned(queryKey, fresh)),
      )
    const busy = concerned.filter(({ state }) => state.fetchStatus !== 'idle')
    left = new Set(busy.map(({ queryHash }) => queryHash))
    const idle = new Set(concerned.filter((query) => !busy.includes(query)))
    void queries.invalidateQueries({ predicate: (query) => idle.has(query) })
    if (left.size > 0) plan()
  }

  return {
    /** `isBroughtIn`: the list that is open takes the event by itself. */
    add({ id }: InquiryEvent, isBroughtIn: boolean): void {
      news ??= { withLists: false, ids: new Set() }
      news.ids?.add(id)
      news.withLists ||= !isBroughtIn
      plan()
    },
    /** Everything: events may have been missed. */
    addAll(): void {
      news = { withLists: true, ids: null }
      plan()
    },
    stop,
  }
}

function isConcerned([noun, kind, id]: readonly unknown[], { withLists, ids }: News): boolean {
  if (noun === DELIVERIES_KEY[0] || noun === REPORTS_KEY[0]) return true
  if (noun !== INQUIRIES_KEY[0]) return false
  return kind === 'list' ? withLists : kind !== 'one' || ids === null || ids.has(Number(id))
}
