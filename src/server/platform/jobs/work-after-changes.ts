import type { Logger } from 'pino'
import { seconds } from '../../../lib/duration.ts'
import { addJobs } from '../db/add-job.ts'
import type { Database } from '../db/database.ts'
import { inTransaction } from '../db/transaction.ts'

/** Changes come in salvos: so long is waited for more of one, ms. */
const GATHER = seconds(1)
/** So long the work waits for further salvos, ms: it is done at most once in this time. */
const REST = seconds(5)

interface Parts {
  db: Database
  /** Names of the jobs; each has its name as its key and queue: one at a time. */
  jobs: readonly string[]
  log: Logger
}

/**
 * Puts work into the queue after changes of content. What is heard is gathered; work that waits already keeps its hour, so that a shop that
 * changes all the time is worked for too, and several instances add it once. An error of the database is tried again.
 */
export function planAfterChanges({ db, jobs, log }: Parts): { hear(): void; stop(): void } {
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  const add = () =>
    inTransaction(db, (tx) => {
      const runAt = new Date(Date.now() + REST)
      return addJobs(
        tx,
        jobs.map((name) => ({ name, payload: {}, key: name, queue: name, runAt, keepsHour: true })),
      )
    })
  function hear() {
    if (isStopped || timer !== undefined) return
    timer = setTimeout(() => {
      timer = undefined
      add().catch((error: unknown) => {
        log.warn({ err: error }, 'работа после изменений не поставлена в очередь, пробую снова')
        hear()
      })
    }, GATHER)
  }
  return {
    hear,
    stop() {
      isStopped = true
      clearTimeout(timer)
    },
  }
}
