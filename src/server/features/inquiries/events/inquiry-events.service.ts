import { type InquiryEvent, inquiryEventSchema } from '../../../../contract/inquiries/events.ts'
import { seconds } from '../../../../lib/duration.ts'
import { type EventMark, readEventMark } from '../../../../lib/event-mark.ts'
import type { Database } from '../../../platform/db/database.ts'
import { listChangedInquiries } from './inquiry-events.store.ts'
import { type MarkedEvent, SentEvents } from './sent-events.ts'

/** Most events that a page is told when its stream opens; with more it reads everything anew. */
const MAX_CAUGHT_UP = 100

/** A change is dated by the start of its transaction, and clocks of instances differ: so much earlier is looked for. */
const OVERLAP = seconds(30)

export interface InquiryEvents {
  /** Takes a notification of the database; without payload the link was made anew, and some may have been missed. */
  hear(payload?: string): void
  /** Mark of the present moment, for a stream that has had no event yet. */
  mark(): string
  /** Mark of a page that is about to be read; null while none would be true, since nothing is heard yet. */
  pageMark(): string | null
  /** Whether `follow` would send exactly what came after a page's mark, and not too much of it. */
  canCatchUp(mark: string): boolean
  /**
   * Calls back for every event from now on, and before that for those after `since`, the mark of the last one received: exactly
   * these when this process sent it, else from the journal, some of them possibly twice. Returns the function that ends it.
   */
  follow(since: string | null, send: (event: MarkedEvent) => void): Promise<() => void>
  /**
   * Calls back when the link to the database is back, or comes after somebody has begun to follow: what was told meanwhile is not
   * known, messages to staff are in no journal.
   */
  onGap(callback: () => void): void
  /** Tells those who send events to end; at a stop of the process. */
  close(): void
  onClose(callback: () => void): void
}

/** Creates the events of one process, fed by the triggers on inquiries (migration 0016_request_work). */
export function createInquiryEvents(db: Database): InquiryEvents {
  const sent = new SentEvents()
  const followers = new Set<(event: MarkedEvent) => void>()
  let heardAt: number | null = null
  /** Whether anybody has followed so far. */
  let isFollowed = false
  /** First position from which on nothing was missed while there was no link to the database. */
  let sure = 0
  const gaps = new Set<() => void>()
  const closing = new AbortController()

  function publish(event: InquiryEvent): void {
    const marked = sent.add(event)
    for (const send of followers) send(marked)
  }

  async function listMissed(since: number): Promise<InquiryEvent[]> {
    const changed = await listChangedInquiries(db, new Date(since - OVERLAP))
    return changed.map(({ id, version, isCreated }) => ({
      event: isCreated ? 'inquiry.created' : 'inquiry.changed',
      id,
      version,
    }))
  }

  return {
    mark: () => sent.mark(),
    pageMark: () => (heardAt === null ? null : sent.mark()),
    canCatchUp(text) {
      const position = sent.find(readMark(text))
      return position !== null && position >= sure && sent.count - position <= MAX_CAUGHT_UP
    },
    hear(payload) {
      const before = heardAt
      heardAt = Date.now()
      if (payload !== undefined) {
        const event = readEvent(payload)
        return event ? publish(event) : undefined
      }
      // Before the first link of this process there was nothing to miss, but for those who follow already.
      if (before === null && !isFollowed) return
      sure = sent.count + 1
      for (const callback of gaps) callback()
      if (before === null) return
      void listMissed(before).then(
        (missed) => missed.forEach(publish),
        // The next link makes up for a query that failed.
        () => {
          heardAt = before
        },
      )
    },
    async follow(since, send) {
      isFollowed = true
      const asked = since === null ? null : readMark(since)
      const known = sent.find(asked)
      const position = known ?? sent.count
      const foreign = known === null ? asked : null
      const missed = foreign ? await listMissed(foreign.time) : []
      for (const event of missed) send({ ...event, mark: sent.mark() })
      for (const event of sent.listAfter(position)) send(event)
      followers.add(send)
      return () => followers.delete(send)
    },
    onGap: (callback) => void gaps.add(callback),
    close: () => closing.abort(),
    onClose: (callback) => closing.signal.addEventListener('abort', callback),
  }
}

/** Reads a notification; null for one that this version does not know, as another version sends it in the same database. */
function readEvent(payload: string): InquiryEvent | null {
  try {
    return inquiryEventSchema.safeParse(JSON.parse(payload)).data ?? null
  } catch {
    return null
  }
}

/** Reads a mark; null for a text that is none, and for one of a time that has not come. */
function readMark(text: string): EventMark | null {
  const mark = readEventMark(text)
  // Clocks of instances differ by seconds.
  return mark && mark.time <= Date.now() + OVERLAP ? mark : null
}
