import type { Context, Hono } from 'hono'
import { staffEndpoints } from '../../../../contract/endpoints.staff.ts'
import type { Database } from '../../../platform/db/database.ts'
import { reject } from '../../../platform/http/reject.ts'
import { CLOSED } from '../../../platform/http/rights.ts'
import { secondFactorDemanded } from '../../../platform/http/second-factor-demanded.ts'
import type { Sessions } from '../../../platform/http/sessions.ts'
import { sessionIdOf } from '../../staff/session-id.service.ts'
import { findOpenSessions, type OpenSession } from '../../staff/sessions/session.service.ts'
import { createEventStreams, type OpenedStream } from './event-streams.ts'
import type { InquiryEvents } from './inquiry-events.service.ts'

const EVENTS_PATH = `/api${staffEndpoints.events.stream.path}`

/** Neither stored nor compressed nor collected by a proxy; the connection ends with the stream, so that a stop is quick. */
const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
  connection: 'close',
}

interface Reader extends OpenSession {
  sessionId: string
}

/** Whether a stream may be open: inquiries are, and no second factor is demanded. */
const mayRead = ({ mayWork, lacksSecondFactor }: OpenSession) => mayWork && !lacksSecondFactor

interface EventParts {
  db: Database
  sessions: Sessions
  events: InquiryEvents
}

/**
 * Adds the stream of server-sent events for staff. It neither prolongs its session nor outlives it. HEAD says whether there would
 * be one. `findPageMark` gives the mark for a document of staff, taken before anything is read for it; null for strangers.
 * `countStreams` says how many are open.
 */
export function mountEvents(
  app: Hono,
  { db, sessions, events }: EventParts,
): { findPageMark(c: Context): Promise<string | null>; countStreams(): number } {
  const streams = createEventStreams(async (ids) => {
    const found = await findOpenSessions(db, ids)
    return new Set([...found].flatMap(([id, session]) => (mayRead(session) ? [id] : [])))
  })

  events.onClose(streams.close)
  events.onGap(() => streams.sayUnknown(events.mark()))

  app.get(EVENTS_PATH, async (c) => {
    const reader = await findReader(c)
    if (!reader) {
      c.header('cache-control', 'no-store')
      return reject(c, 401, 'Войдите, чтобы продолжить')
    }
    if (reader.lacksSecondFactor) throw secondFactorDemanded()
    if (!reader.mayWork) {
      c.header('cache-control', 'no-store')
      return reject(c, 403, CLOSED.inquiries)
    }
    if (c.req.method === 'HEAD') return c.body(null, 204, { 'cache-control': 'no-store' })
    // A new EventSource cannot send the header: it names the last event in its address.
    const resumed = c.req.header('last-event-id') ?? null
    const since = resumed ?? c.req.query('lastEventId') ?? null
    // The first stream of a page says by the mark in its document (empty for none) how old it is.
    const page = since === null ? c.req.query('page') : undefined
    // Who resumes keeps his mark until the first event: what follows it may not arrive.
    const isNew = since === null && page === undefined
    const stream = streams.open(reader, isNew ? events.mark() : null)
    if (!stream) {
      c.header('retry-after', '10')
      return reject(c, 429, 'Слишком много открытых окон')
    }
    if (page !== undefined) void begin(stream, page, 'page')
    else if (resumed === null && since !== null) void begin(stream, since, 'tab')
    else void follow(stream, since)
    return new Response(stream.body, { headers: HEADERS })
  })

  async function findReader(c: Context): Promise<Reader | null> {
    const secret = sessions.secretOf(c)
    if (secret === null) return null
    const sessionId = sessionIdOf(secret)
    const found = (await findOpenSessions(db, [sessionId])).get(sessionId)
    return found === undefined ? null : { sessionId, ...found }
  }

  /**
   * The first stream of a page is always told how it began, and nothing of before that is not certain. A tab that goes on in place
   * of another hears what is known, and is told only what nobody knows: it noticed no lost link.
   */
  async function begin(stream: OpenedStream, since: string, place: 'page' | 'tab'): Promise<void> {
    const isComplete = events.canCatchUp(since)
    const isPage = place === 'page'
    await follow(stream, isPage && !isComplete ? null : since)
    if (isPage || !isComplete) stream.sayCaughtUp(events.mark(), isComplete)
  }

  async function follow(stream: OpenedStream, since: string | null): Promise<void> {
    try {
      const stop = await events.follow(since, stream.send)
      stream.onEnd(stop)
    } catch {
      // What was missed could not be read: the browser tries again with the same id.
      stream.end()
    }
  }

  return {
    findPageMark: async (c) => {
      const reader = await findReader(c)
      return reader && mayRead(reader) ? events.pageMark() : null
    },
    countStreams: streams.count,
  }
}
