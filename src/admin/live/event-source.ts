import { staffEndpoints } from '../../contract/endpoints.staff.ts'
import type { InquiryEvent } from '../../contract/inquiries/events.ts'

const ADDRESS = `/api${staffEndpoints.events.stream.path}`
/** Pause before a stream that the server refused is tried again, ms. */
const RETRY_MS = 5000
/** A link that is back sooner was not lost for people, ms. */
const NOTICED_MS = 2000

const EVENTS = ['inquiry.created', 'inquiry.changed'] as const satisfies readonly InquiryEvent['event'][]

export interface StreamListener {
  /** `isMissed`: it came before the stream was open, and after the page's mark. */
  onEvent(event: InquiryEvent, mark: string, isMissed: boolean): void
  /** All such events were told; not complete: nobody knows what they were. */
  onCaughtUp(mark: string, isComplete: boolean): void
  /** The link is lost; also called again for each failed try. */
  onLost(): void
  /** The link is back; events may have been missed. */
  onBack(): void
  /** The session has ended. */
  onSignedOut(): void
}

/** Where reading begins: after an event that was heard, or at a page's mark (null: it has none). */
export type StreamStart = { after: string } | { page: string | null }

/** Reads the server's events from `start` on until the signal; reconnects by itself. */
export function readEvents(start: StreamStart, listener: StreamListener, signal: AbortSignal): void {
  let source: EventSource | null = null
  let last = 'after' in start ? start.after : null
  let isCaughtUp = 'after' in start
  let noticed: number | undefined
  let isLost = false

  function open(): void {
    if (signal.aborted) return
    source = new EventSource(`${ADDRESS}?${toPlace()}`)
    source.onopen = back
    source.onerror = fail
    for (const name of EVENTS) {
      source.addEventListener(name, ({ data, lastEventId }) => {
        last = lastEventId
        const { id, version } = JSON.parse(data)
        listener.onEvent({ event: name, id, version }, lastEventId, !isCaughtUp)
      })
    }
    source.addEventListener('caught-up', ({ data, lastEventId }) =>
      catchUp(lastEventId, JSON.parse(data).isComplete),
    )
  }

  function toPlace(): URLSearchParams {
    const page = 'page' in start ? (start.page ?? '') : ''
    return new URLSearchParams(last === null ? { page } : { lastEventId: last })
  }

  function catchUp(mark: string, isComplete: boolean): void {
    last = mark
    isCaughtUp = true
    listener.onCaughtUp(mark, isComplete)
  }

  function back(): void {
    clearTimeout(noticed)
    noticed = undefined
    if (isLost) listener.onBack()
    // Who was cut off while catching up goes on after his last event, and has read everything anew.
    if (isLost && last !== null && !isCaughtUp) catchUp(last, true)
    isLost = false
  }

  function fail(): void {
    isLost = true
    noticed ??= window.setTimeout(listener.onLost, NOTICED_MS)
    // The browser reconnects by itself, unless the server refused.
    if (source?.readyState === EventSource.CLOSED) void findReason()
  }

  async function findReason(): Promise<void> {
    const answer = await fetch(ADDRESS, { method: 'HEAD' }).catch(() => null)
    if (answer?.status === 401 || answer?.status === 403) listener.onSignedOut()
    setTimeout(open, RETRY_MS)
  }

  signal.addEventListener('abort', () => {
    source?.close()
    clearTimeout(noticed)
  })
  open()
}
