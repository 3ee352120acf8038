import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Logger } from 'pino'
import { seconds } from '../../lib/duration.ts'

/** Channel that triggers on every content table notify at commit (migration 0003_content_changes). */
const CHANNEL = 'content_changed'

/** Interval of the heartbeat query that detects half-open connections. */
const HEARTBEAT_INTERVAL = seconds(30)
const QUERY_TIMEOUT = seconds(10)

/** Calls back on every notified change with the id of its write (own-writes.ts), and without id after a reconnect, when one may have been missed. */
export function listenForContentChanges(
  options: pg.ClientConfig,
  log: Logger,
  onChange: (writeId?: string) => void,
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
      link.on('notification', ({ payload }) => onChange(payload))
      await link.query(`listen ${CHANNEL}`)
      onChange()
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
      await Promise.race([running, sleep(seconds(5), undefined, { ref: false })])
    },
  }
}
