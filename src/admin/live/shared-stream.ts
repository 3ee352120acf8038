import type { InquiryEvent } from '../../contract/inquiries/events.ts'
import { isSamePosition } from '../../lib/event-mark.ts'
import { readEvents } from './event-source.ts'

/** Name of the lock and of the channel that the browser's tabs share. */
const NAME = 'staff-events'

/** What the tab with the stream tells the others. */
type News =
  | { kind: 'event'; event: InquiryEvent; mark: string; isMissed: boolean }
  | { kind: 'caught-up'; mark: string; isComplete: boolean }
  /** Its place: after what it has heard, or where it begins. */
  | { kind: 'leading'; mark: string | null }
  | { kind: 'lost' | 'back' | 'signed-out' | 'question' }

export interface LiveListener {
  /** `isMissed`: it came since the page was read, before the stream was open; what is shown may have it. */
  onEvent(event: InquiryEvent, isMissed: boolean): void
  /** Nobody knows what was missed since the page was read: it must be read anew. */
  onUnknown(): void
  onLost(): void
  /** After a lost link: what is shown must be read anew. */
  onBack(): void
  onSignedOut(): void
}

/**
 * Hears the server's events by one stream for all tabs: one tab holds a lock and the stream, and passes on what it hears; when
 * it is closed, the next one goes on after the last event. A tab that is opened has missed what came since its page was read: the
 * first one asks the server, a later one is up to date if its page is as old as what the tab with the stream has heard, else it is
 * read anew. Returns the function that ends it.
 */
export function openSharedStream(listener: LiveListener): () => void {
  if (typeof EventSource === 'undefined' || typeof BroadcastChannel === 'undefined') return () => undefined
  const channel = new BroadcastChannel(NAME)
  const ending = new AbortController()
  let mark = takePageMark()
  let isCaughtUp = false
  let isLeader = false
  let isLost = false

  function hear(news: News): void {
    if (news.kind === 'event') {
      // Until it has caught up, a tab that must take over the stream begins at its page.
      if (isCaughtUp) mark = news.mark
      listener.onEvent(news.event, news.isMissed)
    } else if (news.kind === 'caught-up') {
      if (isLeader || !news.isComplete) settle(news.mark)
      if (!news.isComplete) listener.onUnknown()
    } else if (news.kind === 'leading') {
      if (isLeader || isCaughtUp) return
      if (!isSamePosition(news.mark, mark)) listener.onUnknown()
      settle(news.mark ?? mark)
    } else if (news.kind === 'lost') {
      isLost = true
      listener.onLost()
    } else if (news.kind === 'back') {
      isLost = false
      listener.onBack()
    } else if (news.kind === 'signed-out') listener.onSignedOut()
    else if (isLeader) {
      if (isLost) channel.postMessage({ kind: 'lost' } satisfies News)
      sayLeading()
    }
  }

  function settle(at: string | null): void {
    isCaughtUp = true
    mark = at
  }

  const sayLeading = () => channel.postMessage({ kind: 'leading', mark } satisfies News)

  function tell(news: News): void {
    // An answer that was under way when the stream was ended.
    if (ending.signal.aborted) return
    channel.postMessage(news)
    hear(news)
  }

  channel.onmessage = ({ data }: MessageEvent<News>) => hear(data)
  channel.postMessage({ kind: 'question' } satisfies News)

  leadInOneTab(ending.signal, () => {
    isLeader = true
    sayLeading()
    readEvents(
      isCaughtUp && mark !== null ? { after: mark } : { page: mark },
      {
        onEvent: (event, at, isMissed) => tell({ kind: 'event', event, mark: at, isMissed }),
        onCaughtUp: (at, isComplete) => tell({ kind: 'caught-up', mark: at, isComplete }),
        onLost: () => tell({ kind: 'lost' }),
        onBack: () => tell({ kind: 'back' }),
        onSignedOut: () => tell({ kind: 'signed-out' }),
      },
      ending.signal,
    )
  })

  // While the browser kept the page for «back», it heard nothing.
  const { signal } = ending
  addEventListener('pageshow', ({ persisted }) => persisted && listener.onUnknown(), { signal })

  return () => {
    ending.abort()
    channel.close()
  }
}

/**
 * Calls `lead` when this tab gets the lock, and keeps the lock until the signal. Without https browsers have no locks: each tab then
 * has a stream of its own, and hears others' events twice.
 */
function leadInOneTab(signal: AbortSignal, lead: () => void): void {
  const hold = async () => {
    if (signal.aborted) return
    lead()
    await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()))
  }
  if (navigator.locks) void navigator.locks.request(NAME, { signal }, hold).catch(() => undefined)
  else void hold()
}

/**
 * Mark of the server's events that the document carries: nothing on the page was read before it. Null without one, and from the
 * second call on: what is read later has a later one.
 */
function takePageMark(): string | null {
  const { dataset } = document.documentElement
  const mark = dataset.events ?? null
  delete dataset.events
  return mark
}
