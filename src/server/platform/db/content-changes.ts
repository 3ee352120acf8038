import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Logger } from 'pino'
import { minutes, seconds } from '../../../lib/duration.ts'
import { within } from '../../../lib/within.ts'

/** Channel that triggers on every content table notify at commit (migration 0003_content_changes). */
const CHANNEL = 'content_changed'
/** Channel that triggers on inquiries, their notes, photos and deliveries notify at commit (migration 0016_request_work). */
const INQUIRY_CHANNEL = 'inquiry_changed'
/** Channel by which `npm run doctor` asks every instance how it is. */
export const STATUS_CHANNEL = 'status_asked'

/** How often the link is asked whether it is there: one that is half open swallows everything and never closes. */
const HEARTBEAT_INTERVAL = seconds(0.4)
/**
 * So many beats in a row without an answer to the first of them, and the link is dead. Beats are counted, not time: a process that was busy
 * for long has one beat, and reads the answer before the next. After one dead link the next is given more, and the one after that as
 * many as in ten seconds: a database that is slow is not asked for everything again and again.
 */
const MISSED_BEATS = [2, 5, 25] as const
/** A link that has lasted so long was none of a slow database. */
const STEADY = minutes(1)
const QUERY_TIMEOUT = seconds(10)
/** How long a new link may be in coming. */
const CONNECTION_TIMEOUT = seconds(2)
/** Before it is tried again where none came. */
const PAUSE = seconds(1)

/** Hears a notification's payload; nothing when a link is made, before the first one that it brings: some may have been missed. */
type Heard = (payload?: string) => void

/**
 * Calls back on every notified change, over one connection: `onChange` with the id of a content write (own-writes.ts),
 * `onInquiry` with the event of an inquiry as JSON, `onStatusAsked` with the mark of the question.
 */
export function listenForContentChanges(
  options: pg.ClientConfig,
  log: Logger,
  onChange: Heard,
  onInquiry: Heard = () => undefined,
  onStatusAsked: (mark: string) => void = () => undefined,
): { stop(): Promise<void> } {
  let client: pg.Client | undefined
  let stopped = false
  /** Links in a row that gave no answer. */
  let dead = 0

  /** Resolves when a link that was of use is lost. Rejects when there was none. */
  async function listen(): Promise<void> {
    const link = new pg.Client({
      query_timeout: QUERY_TIMEOUT,
      ...options,
      keepAlive: true,
      connectionTimeoutMillis: CONNECTION_TIMEOUT,
    })
    client = link
    const closed = new Promise<void>((resolve) => {
      link.on('error', () => resolve())
      link.on('end', () => resolve())
    })
    try {
      await link.connect()
      await link.query(`listen ${CHANNEL}`)
      await link.query(`listen ${INQUIRY_CHANNEL}`)
      await link.query(`listen ${STATUS_CHANNEL}`)
      onChange()
      onInquiry()
      // What came before was committed before these two calls, on which everybody reads anew.
      link.on('notification', ({ channel, payload }) => {
        if (channel === CHANNEL) onChange(payload)
        else if (channel === INQUIRY_CHANNEL) onInquiry(payload)
        else onStatusAsked(payload ?? '')
      })
      const madeAt = performance.now()
      const stopBeating = beat(link, MISSED_BEATS[dead] ?? MISSED_BEATS[2], () => {
        dead = performance.now() - madeAt > STEADY ? 1 : Math.min(dead + 1, MISSED_BEATS.length - 1)
        log.warn('связь для уведомлений об изменениях не отвечает: налаживается новая')
      })
      await closed.finally(stopBeating)
    } finally {
      await link.end().catch(() => undefined)
    }
  }

  const running = (async () => {
    while (!stopped) {
      const began = performance.now()
      const wasOfUse = await listen().then(
        () => true,
        (error: unknown) => {
          log.warn({ err: error }, 'нет связи для уведомлений об изменениях')
          return false
        },
      )
      // What is changed meanwhile only the next link tells of: after one that has lasted it is made at once.
      const hasLasted = wasOfUse && performance.now() - began > PAUSE && dead < 2
      if (!stopped && !hasLasted) await sleep(PAUSE)
    }
  })()

  return {
    async stop() {
      stopped = true
      void client?.end().catch(() => undefined)
      // A half-open connection never confirms that it is closed.
      await within(seconds(5), running, undefined)
    },
  }
}

/** Asks the link again and again, and closes one that does not answer for so many beats, after `onDead`. Returns what ends it. */
function beat(link: pg.Client, patience: number, onDead: () => void): () => void {
  let missed = 0
  let isAsking = false
  const timer = setInterval(() => {
    if (!isAsking) {
      isAsking = true
      missed = 0
      link.query('select 1').then(
        () => {
          isAsking = false
        },
        () => link.end(),
      )
      return
    }
    missed += 1
    // With its query under way a client does not wait for the end that the other side never confirms.
    if (missed !== patience) return
    onDead()
    void link.end()
  }, HEARTBEAT_INTERVAL)
  return () => clearInterval(timer)
}

/** A question to all instances: the channels of question and answers, and how long to wait for the first answer and for more, ms. */
interface Question {
  asked: string
  answered: string
  patience: number
  more: number
}

/** Asks all who listen, with a mark that their answers bear, over a connection of its own. Throws when that cannot be made. */
export async function askOverDatabase(
  options: pg.ClientConfig,
  { asked, answered, patience, more }: Question,
): Promise<{ mark: string; answers: string[] }> {
  const client = new pg.Client(options)
  // A connection that is lost ends the wait without an answer.
  client.on('error', () => undefined)
  await client.connect()
  try {
    const mark = randomUUID()
    const answers: string[] = []
    client.on('notification', ({ payload = '' }) => void answers.push(payload))
    await client.query(`listen ${answered}`)
    await client.query('select pg_notify($1, $2)', [asked, mark])
    await within(patience, once(client, 'notification'), null)
    if (answers.length > 0) await sleep(more)
    return { mark, answers }
  } finally {
    await client.end()
  }
}
