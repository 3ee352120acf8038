import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { InquiryEvent } from '../../contract/inquiry-events.ts'
import { formatSubject } from '../../domain/inquiry-subject.ts'
import {
  DELIVERIES_KEY,
  INQUIRIES_KEY,
  INQUIRY_LISTS_KEY,
  inquiryCountsQuery,
  REPORTS_KEY,
} from '../queries.ts'
import { useApi } from '../staff.ts'
import { passOn, setLost, useInquiryEvents, useIsLost } from './events.ts'
import { openSharedStream } from './shared-stream.ts'
import { ring } from './sound.ts'
import { setTitleCount } from './title-count.ts'
import './live.css'

/** Events within this time are answered by one reading, ms. */
const COLLECT_MS = 300

/** Keeps requests, dashboard, title and figures up to date, says new requests aloud, and shows a lost link. */
export function Live() {
  const api = useApi()
  const queries = useQueryClient()
  const isLost = useIsLost()
  const [said, setSaid] = useState('')
  const fresh = useQuery(inquiryCountsQuery(api)).data?.new ?? 0
  useEffect(() => setTitleCount(fresh), [fresh])
  useEffect(() => () => setTitleCount(0), [])

  // An event may come twice after a reconnect.
  const known = useRef(new Set<number>())
  useInquiryEvents(({ event, id }) => {
    if (event === 'inquiry.created' && !known.current.has(id)) void tellOf(id)
    known.current.add(id)
    return undefined
  })
  async function tellOf(id: number): Promise<void> {
    const inquiry = await api.adminInquiries.byId({ id }).catch(() => null)
    // Spam is not rung (issue 10, point 5).
    if (inquiry === null || inquiry.spam) return
    setSaid(`Новый запрос: ${inquiry.name}, ${formatSubject(inquiry)}`)
    ring()
  }

  useEffect(() => {
    const reading = collectReadings(queries)
    const close = openSharedStream({
      onEvent: (event) => reading.add(event, passOn(event)),
      onLost: () => setLost(true),
      onBack() {
        setLost(false)
        reading.addAll()
      },
      onSignedOut: () => void queries.invalidateQueries({ queryKey: inquiryCountsQuery(api).queryKey }),
    })
    return () => {
      close()
      reading.stop()
      setLost(false)
    }
  }, [api, queries])

  return (
    <>
      <p className="live-lost" role="status">
        {isLost && 'Связь прервалась, пробуем снова'}
      </p>
      <p className="vh" aria-live="polite">
        {said}
      </p>
    </>
  )
}

/** Reads anew what events concern, once for all that come together. */
function collectReadings(queries: QueryClient) {
  let timer: number | undefined
  let withLists = false
  /** Requests whose sheets are read anew; null for all. */
  let ids: Set<number> | null = new Set()
  const isConcerned = ([, kind, id]: readonly unknown[]) =>
    kind === 'list' ? withLists : kind !== 'one' || ids === null || ids.has(Number(id))
  function read(): void {
    timer = undefined
    // Reading anew would break off a further page that somebody has just asked for.
    if (withLists && queries.isFetching({ queryKey: INQUIRY_LISTS_KEY }) > 0) {
      plan()
      return
    }
    void queries.invalidateQueries({
      queryKey: INQUIRIES_KEY,
      predicate: ({ queryKey }) => isConcerned(queryKey),
    })
    void queries.invalidateQueries({ queryKey: DELIVERIES_KEY })
    void queries.invalidateQueries({ queryKey: REPORTS_KEY })
    withLists = false
    ids = new Set()
  }
  function plan(): void {
    timer ??= window.setTimeout(read, COLLECT_MS)
  }
  return {
    add({ id }: InquiryEvent, isBroughtIn: boolean) {
      ids?.add(id)
      withLists ||= !isBroughtIn
      plan()
    },
    addAll() {
      ids = null
      withLists = true
      plan()
    },
    stop: () => clearTimeout(timer),
  }
}
