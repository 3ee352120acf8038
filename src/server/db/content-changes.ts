import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Logger } from 'pino'
import { seconds } from '../../lib/duration.ts'

/** Triggers on every content table speak here, at commit (migration 0003_content_changes). */
const CHANNEL = 'content_changed'

/** A link that died silently is noticed by a question it cannot answer. */
const PULSE = seconds(30)

/** Calls back on every announced change, and after a lost connection, when one may have been missed. */
export function listenForContentChanges(
  options: pg.ClientConfig,
  log: Logger,
  onChange: () => void,
): { stop(): Promise<void> } {
  let client: pg.Client | undefined
  let stopped = false

  async function listen(): Promise<void> {
    client = new pg.Client({ ...options, keepAlive: true })
    const lost = new Promise<void>((resolve) => {
      client?.on('error', () => resolve())
      client?.on('end', () => resolve())
    })
    await client.connect()
    client.on('notification', onChange)
    await client.query(`listen ${CHANNEL}`)
    onChange()
    const pulse = setInterval(() => void client?.query('select 1').catch(() => client?.end()), PULSE)
    await lost.finally(() => clearInterval(pulse))
  }

  const running = (async () => {
    while (!stopped) {
      await listen().catch((error: unknown) =>
        log.warn({ reason: String(error) }, 'нет связи для вестей об изменениях'),
      )
      if (!stopped) await sleep(seconds(1))
    }
  })()

  return {
    async stop() {
      stopped = true
      await client?.end().catch(() => undefined)
      await running
    },
  }
}
