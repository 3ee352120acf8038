import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { InquiryEvent } from '../../contract/inquiries/events.ts'
import type { CurrentUser } from '../../contract/session.ts'
import { keepPush } from '../push/keep-push.ts'
import { inquiryCountsQuery, SESSION_KEY } from '../queries.ts'
import { useApi } from '../staff.ts'
import { collectArrivals } from './arrivals.ts'
import { passOn, setLost, useInquiryEvents, useIsLost } from './events.ts'
import { holdMissed } from './missed.ts'
import { collectReadings } from './readings.ts'
import { openSharedStream } from './shared-stream.ts'
import { ring } from './sound.ts'
import { setTitleCount } from './title-count.ts'
import './live.css'

/** Keeps inquiries, dashboard, title and figures up to date, says new inquiries aloud, and shows a lost link. */
export function Live() {
  const api = useApi()
  const queries = useQueryClient()
  const isLost = useIsLost()
  const [said, setSaid] = useState('')
  const fresh = useQuery(inquiryCountsQuery(api)).data?.new ?? 0
  useEffect(() => setTitleCount(fresh), [fresh])
  useEffect(() => () => setTitleCount(0), [])

  const arrivals = useRef<ReturnType<typeof collectArrivals> | null>(null)
  useInquiryEvents(({ event, id }) => {
    if (event === 'inquiry.created') arrivals.current?.add(id)
    else arrivals.current?.note(id)
    return undefined
  })
  useEffect(() => {
    const tell = (words: string) => {
      setSaid(words)
      ring()
    }
    const findMe = () => queries.getQueryData<CurrentUser | null>(SESSION_KEY) ?? null
    const collected = collectArrivals(api, tell, findMe)
    arrivals.current = collected
    void keepPush(api)
    return () => collected.stop()
  }, [api, queries])

  useEffect(() => {
    const reading = collectReadings(queries)
    const hear = (event: InquiryEvent) => reading.add(event, passOn(event))
    const missed = holdMissed(queries, (event, isShown) => {
      if (isShown) arrivals.current?.note(event.id)
      hear(event)
    })
    const close = openSharedStream({
      onEvent: (event, isMissed) => (isMissed ? missed.add(event) : hear(event)),
      onUnknown: reading.addAll,
      onLost: () => setLost(true),
      onBack() {
        setLost(false)
        reading.addAll()
      },
      onSignedOut: () => void queries.invalidateQueries({ queryKey: inquiryCountsQuery(api).queryKey }),
    })
    return () => {
      close()
      missed.stop()
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
