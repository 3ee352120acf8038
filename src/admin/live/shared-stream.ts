import type { InquiryEvent } from '../../contract/inquiry-events.ts'
import { readEvents } from './event-source.ts'

/** Name of the lock and of the channel that the browser's tabs share. */
const NAME = 'staff-events'

/** What the tab with the stream tells the others. */
type News =
  | { kind: 'event'; event: InquiryEvent; mark: string }
  | { kind: 'lost' | 'back' | 'signed-out' | 'question' }

export interface LiveListener {
  onEvent(event: InquiryEvent): void
  onLost(): void
  /** After a lost link: what is shown must be read anew. */
  onBack(): void
  onSignedOut(): void
}

/**
 * Hears the server's events by one stream for all tabs: one tab holds a lock and the stream, and passes on what it hears; when
 * it is closed, the next one goes on after the last event. Returns the function that ends it.
 */
export function openSharedStream(listener: LiveListener): () => void {
  if (typeof EventSource === 'undefined' || typeof BroadcastChannel === 'undefined') return () => undefined
  const channel = new BroadcastChannel(NAME)
  const ending = new AbortController()
  let mark: string | null = null
  let isLeader = false
  let isLost = false

  function hear(news: News): void {
    if (news.kind === 'event') {
      mark = news.mark
      listener.onEvent(news.event)
    } else if (news.kind === 'lost') {
      isLost = true
      listener.onLost()
    } else if (news.kind === 'back') {
      isLost = false
      listener.onBack()
    } else if (news.kind === 'signed-out') listener.onSignedOut()
    else if (isLeader && isLost) channel.postMessage({ kind: 'lost' } satisfies News)
  }

  function tell(news: News): void {
    // An answer that was under way when the stream was ended.
    if (ending.signal.aborted) return
    channel.postMessage(news)
    hear(news)
  }

  channel.onmessage = ({ data }: MessageEvent<News>) => hear(data)
  channel.postMessage({ kind: 'question' } satisfies News)

  function lead(): Promise<void> {
    isLeader = true
    readEvents(
      mark,
      {
        onEvent: (event, at) => tell({ kind: 'event', event, mark: at }),
        onLost: () => tell({ kind: 'lost' }),
        onBack: () => tell({ kind: 'back' }),
        onSignedOut: () => tell({ kind: 'signed-out' }),
      },
      ending.signal,
    )
    return new Promise((resolve) => ending.signal.addEventListener('abort', () => resolve()))
  }

  // Without https browsers have no locks: each tab then has a stream of its own, and hears others' events twice.
  if (navigator.locks) {
    void navigator.locks.request(NAME, { signal: ending.signal }, lead).catch(() => undefined)
  } else void lead()

  return () => {
    ending.abort()
    channel.close()
  }
}
