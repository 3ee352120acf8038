import type { Logger } from 'pino'
import { seconds } from '../lib/duration.ts'
import { within } from '../lib/within.ts'
import { requireSettings } from './features/settings/settings.service.ts'
import type { Database } from './platform/db/database.ts'
import { checkWrite } from './platform/db/write-check.ts'

/** Timeout of a readiness check. */
const CHECK_TIMEOUT = seconds(2)
/** How long a successful write check is valid. */
const WRITE_CHECK_TTL = seconds(10)

/**
 * Readiness check: reads the settings at every call, and checks writing at most every WRITE_CHECK_TTL ms. Concurrent callers
 * share one check.
 */
export function createReadiness(db: Database, log: Logger): () => Promise<boolean> {
  let running: Promise<boolean> | undefined
  let checkedAt = Number.NEGATIVE_INFINITY

  async function check(): Promise<boolean> {
    try {
      await requireSettings(db)
      if (performance.now() - checkedAt < WRITE_CHECK_TTL) return true
      await checkWrite(db)
      checkedAt = performance.now()
      return true
    } catch (error) {
      log.warn({ err: error }, 'магазин не готов: база не читает или не пишет')
      return false
    } finally {
      running = undefined
    }
  }

  return () => {
    running ??= check()
    return within(CHECK_TIMEOUT, running, false)
  }
}
