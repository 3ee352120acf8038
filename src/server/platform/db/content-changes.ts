import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Logger } from 'pino'
import { seconds } from '../../../lib/duration.ts'
import { within } from '../../../lib/within.ts'

/** Channel that triggers on every content table notify at commit (migration 0003_content_changes). */
const CHANNEL = 'content_changed'
/** Channel that triggers on inquiries, their notes, photos and deliveries notify at commit (migration 0016_request_work). */
const INQUIRY_CHANNEL = 'inquiry_changed'
/** Channel by which `npm run doctor` asks every instance how it is. */
export const STATUS_CHANNEL = 'status_asked'

/** Interval of the heartbeat query that detects half-open connections. */
const HEARTBEAT_INTERVAL = seconds(30)
const QUERY_TIMEOUT = seconds(10)

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

  async function listen(): Promise<void> {
    const link = new pg.Client({ query_timeout: QUERY_TIMEOUT, ...options, keepAlive: true })
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
      const heartbeat = setInterval(
        () => void link.query('select 1').catch(() => link.end()),
        HEARTBEAT_INTERVAL,
      )
      await closed.finally(() => clearInterval(heartbeat))
    } finally {
      await link.end().catch(() => undefined)
    }
  }

  const running = (async () => {
    while (!stopped) {
      await listen().catch((error: unknown) =>
        log.warn({ err: error }, 'нет связи для уведомлений об изменениях'),
      )
      if (!stopped) await sleep(seconds(1))
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
