import type { StatusError } from '../../../contract/status.ts'
import { CHANNEL_WORDS } from '../../../domain/channels/delivery-kinds.ts'
import { days } from '../../../lib/duration.ts'
import type { Database } from '../../platform/db/database.ts'
import type { RecentErrors } from '../../recent-errors.ts'
import { nameJob } from './job-names.ts'
import { listFailedDeliveries, listFailingJobs } from './status.store.ts'

interface Happened {
  message: string
  at: Date
}

/** Errors of the last day by message, newest first: of the log, of jobs, and of messages to staff. */
export async function listErrors(db: Database, recentErrors: RecentErrors): Promise<StatusError[]> {
  const logged = recentErrors.list()
  // Without the database there is still what the log says of it.
  const stored = await listStored(db, new Date(Date.now() - days(1))).catch(() => [])
  return [...logged, ...count(stored)]
    .toSorted((one, other) => other.at.getTime() - one.at.getTime())
    .map(({ at, message, times }) => ({ at: at.toISOString(), message, times }))
}

async function listStored(db: Database, since: Date): Promise<Happened[]> {
  const [jobs, failed] = await Promise.all([listFailingJobs(db), listFailedDeliveries(db, since)])
  return [
    ...jobs.map(({ job, at }) => ({ message: `Не выполнено: ${nameJob(job)}`, at })),
    ...failed.map(({ channel, lastError, createdAt }) => ({
      message: `Сообщение не дошло, ${CHANNEL_WORDS[channel]}: ${lastError ?? 'причина неизвестна'}`,
      at: createdAt,
    })),
  ]
}

function count(happened: readonly Happened[]): (Happened & { times: number })[] {
  const byMessage = Map.groupBy(happened, ({ message }) => message)
  return [...byMessage].map(([message, all]) => ({
    message,
    times: all.length,
    at: new Date(Math.max(...all.map(({ at }) => at.getTime()))),
  }))
}
