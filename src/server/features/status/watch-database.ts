import type { Logger } from 'pino'
import { seconds } from '../../../lib/duration.ts'
import { within } from '../../../lib/within.ts'
import type { Database } from '../../platform/db/database.ts'
import { askDatabase } from './status.store.ts'

const INTERVAL = seconds(30)
/** How long an answer may take. */
const LIMIT = seconds(5)

/**
 * Says in the log when the database stops answering, and when it answers again: meanwhile the queue, which is in it, can tell
 * nobody.
 */
export function watchDatabase(db: Database, log: Logger, interval = INTERVAL): { stop(): Promise<void> } {
  let isWell = true
  async function look(): Promise<void> {
    const answer = askDatabase(db).then(
      () => true,
      () => false,
    )
    const answers = await within(LIMIT, answer, false)
    if (answers === isWell) return
    isWell = answers
    if (answers) log.warn('база данных снова отвечает')
    else log.error('база данных не отвечает: администраторам об этом не сообщить')
  }
  const timer = setInterval(look, interval)
  timer.unref()
  return { stop: async () => clearInterval(timer) }
}
