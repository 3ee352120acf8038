import { staffEndpoints } from '../../contract/endpoints.staff.ts'
import type { InquiryEvent } from '../../contract/inquiry-events.ts'

const ADDRESS = `/api${staffEndpoints.events.stream.path}`
/** Pause before a stream that the server refused is tried again, ms. */
const RETRY_MS = 5000
/** A link that is back sooner was not lost for people, ms. */
const NOTICED_MS = 2000

const EVENTS = ['inquiry.created', 'inquiry.changed'] as const satisfies readonly InquiryEvent['event'][]

export interface StreamListener {
  onEvent(event: InquiryEvent, mark: string): void
  /** The link is lost; also called again for each failed try. */
  onLost(): void
  /** The link is back; events may have been missed. */
  onBack(): void
  /** The session has ended. */
  onSignedOut(): void
}

/** Reads the server's events from `mark` on (null: from now on) until the signal; reconnects by itself. */
export function readEvents(mark: string | null, listener: StreamListener, signal: AbortSignal): void {
  let source: EventSource | null = null
  let last = mark
  let noticed: number | undefined
  let isLost = false

  function open(): void {
    if (signal.aborted) return
    source = new EventSource(last === null ? ADDRESS : `${ADDRESS}?lastEventId=${encodeURIComponent(last)}`)
    source.onopen = back
    source.onerror = fail
    for (const name of EVENTS) {
      source.addEventListener(name, ({ data, lastEventId }) => {
        last = lastEventId
        const { id, version } = JSON.parse(data)
        listener.onEvent({ event: name, id, version }, lastEventId)
      })
    }
  }

  function back(): void {
    clearTimeout(noticed)
    noticed = undefined
    if (isLost) listener.onBack()
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
    if (answer?.status === 401) listener.onSignedOut()
    setTimeout(open, RETRY_MS)
  }

  signal.addEventListener('abort', () => {
    source?.close()
    clearTimeout(noticed)
  })
  open()
}
