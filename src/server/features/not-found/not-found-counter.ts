import type { Logger } from 'pino'
import { seconds } from '../../../lib/duration.ts'
import type { Database } from '../../platform/db/database.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { toRedirectPath } from '../redirects/redirects.service.ts'
import { isCounted, toReferrer } from './counted-path.ts'
import { addCounts, type Counted, forgetOld } from './not-found.store.ts'

/** What waits is written this often: many requests, one write. */
const WRITE_EVERY = seconds(10)

/** Most addresses that wait; further ones are not counted. */
const MAX_WAITING = 500

/** Counts addresses at which visitors find no page. */
export interface NotFoundCounter {
  /** Counts one visitor, in memory; `origin` is the site's own. */
  count(path: string, referrer: string | undefined, origin: string): void
  /** Writes what waits, as far as that can be done. */
  flush(): Promise<void>
  /** Writes what waits and ends. */
  stop(): Promise<void>
}

declare module '../../platform/http/api-context.ts' {
  interface ApiContext {
    notFoundCounter: Pick<NotFoundCounter, 'flush'>
  }
}

/** Creates a counter. What cannot be written is dropped: it is a hint, not a book. */
export function createNotFoundCounter(db: Database, log: Logger): NotFoundCounter {
  let waiting = new Map<string, Counted>()
  let timer: NodeJS.Timeout | null = null
  let isStopped = false

  async function flush(): Promise<void> {
    if (timer) clearTimeout(timer)
    timer = null
    if (waiting.size === 0) return
    const counted = [...waiting.values()]
    waiting = new Map()
    await inTransaction(db, async (tx) => {
      await addCounts(tx, counted)
      await forgetOld(tx)
    })
  }
  const flushLater = () =>
    flush().catch((error: unknown) => log.warn({ err: error }, 'ненайденные адреса не записаны'))

  return {
    count(asked, header, origin) {
      const path = toRedirectPath(asked)
      if (isStopped || !isCounted(path)) return
      const known = waiting.get(path)
      if (!known && waiting.size >= MAX_WAITING) return
      const now = new Date()
      waiting.set(path, {
        path,
        count: (known?.count ?? 0) + 1,
        referrer: toReferrer(header, origin) ?? known?.referrer ?? null,
        createdAt: known?.createdAt ?? now,
        lastAt: now,
      })
      timer ??= setTimeout(flushLater, WRITE_EVERY).unref()
    },
    flush: flushLater,
    async stop() {
      isStopped = true
      await flushLater()
    },
  }
}
