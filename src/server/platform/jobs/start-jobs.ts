import { EventEmitter } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { Logger, parseCronItems, type Runner, run, type WorkerEvents, type WorkerPool } from 'graphile-worker'
import type { Logger as Log } from 'pino'
import { days, seconds } from '../../../lib/duration.ts'
import { within } from '../../../lib/within.ts'
import type { DatabaseConnection } from '../db/database.ts'
import { QUEUE_SCHEMA } from '../db/migration/migrate.ts'
import { createBusyFlags } from './busy-flags.ts'
import { holdWorkerLock, watchDeadWorkers } from './dead-workers.ts'
import type { Job, JobParts } from './job.ts'
import { toJobFailure } from './job-failure.ts'
import { toQueuePool } from './queue-pool.ts'

/** Jobs at the same time in one process; most of them wait for somebody's answer. */
const CONCURRENCY = 24
/** Jobs with the same flag at the same time: should all four channels hang, there is room for other work. */
const MAX_OF_FLAG = 5
/** How late planned work may be; new work is announced by NOTIFY. */
const POLL_INTERVAL = seconds(2)
/** Running jobs may end for this time; the next start takes up the others. */
const STOP_TIME = seconds(4)

interface Parts extends Omit<JobParts, 'db'> {
  database: DatabaseConnection
  jobs: readonly Job[]
  /** How often planned work is looked for, ms. */
  pollInterval?: number
}

/** Runs the queue's jobs until it is stopped; starts again after a failure of the database. */
export function startJobs(parts: Parts): { stop(): Promise<void> } {
  const { log } = parts
  const stopping = new AbortController()
  /** From then on nobody waits for a job. */
  const stopped = new AbortController()
  let runner: Runner | undefined
  const running = (async () => {
    while (!stopping.signal.aborted) {
      try {
        const open = await openRunner(parts, stopped.signal)
        runner = open.runner
        if (stopping.signal.aborted) void runner.stop()
        await runner.promise.finally(open.close)
      } catch (error) {
        log.warn({ err: error }, 'очередь заданий остановилась, запускаю снова')
      }
      await sleep(seconds(1), undefined, { signal: stopping.signal }).catch(() => undefined)
    }
  })()
  return {
    async stop() {
      stopping.abort()
      void runner?.stop().catch(() => undefined)
      await within(STOP_TIME, running, undefined)
      stopped.abort()
    },
  }
}

async function openRunner(
  { database, jobs, log, pollInterval = POLL_INTERVAL, ...rest }: Parts,
  stopped: AbortSignal,
) {
  const { pool, db } = database
  const flags = createBusyFlags(MAX_OF_FLAG)
  const events: WorkerEvents = new EventEmitter()
  let workers: WorkerPool | undefined
  events.on('pool:listen:success', ({ client, workerPool }) => {
    workers = workerPool
    // After the library's own LISTEN: one connection runs one query at a time.
    client.once('drain', () => {
      holdWorkerLock(client, workerPool.id).catch((error: unknown) =>
        log.warn({ err: error }, 'очередь заданий: нет своей блокировки'),
      )
    })
  })
  const own = { db, log, ...rest }
  const withheld = jobs.flatMap((job) => job.withhold?.(own) ?? [])
  for (const job of jobs) await job.plan?.(own)
  const scheduled = jobs.flatMap(({ name, schedule }) => (schedule === undefined ? [] : [{ name, schedule }]))
  const runner = await run({
    pgPool: toQueuePool(pool, stopped),
    schema: QUEUE_SCHEMA,
    events,
    logger: toWorkerLog(log),
    noHandleSignals: true,
    concurrency: CONCURRENCY,
    pollInterval,
    gracefulShutdownAbortTimeout: STOP_TIME,
    async forbiddenFlags() {
      const left = await Promise.all(withheld.map((list) => list()))
      const forbidden = [...(flags.list() ?? []), ...left.flat()]
      return forbidden.length > 0 ? forbidden : null
    },
    parsedCronItems: parseCronItems(
      scheduled.map(({ name, schedule }) => ({
        task: name,
        match: schedule,
        // Replaced while it waits: work missed several times is done once.
        options: { backfillPeriod: days(1), jobKey: name },
      })),
    ),
    taskList: Object.fromEntries(
      jobs.map((job) => [
        job.name,
        async (payload: unknown, { job: { flags: held } }) => {
          try {
            await flags.hold(Object.keys(held ?? {}), () => job.run(own, payload))
          } catch (error) {
            throw toJobFailure(error)
          }
        },
      ]),
    ),
  })
  const watch = watchDeadWorkers(
    pool,
    () => workers?.nudge(CONCURRENCY),
    (error) => log.warn({ err: error }, 'очередь заданий: не удалось проверить остановленные процессы'),
  )
  return { runner, close: watch.stop }
}

/** The library's messages: failures are warnings of ours, everything else is detail (its advice on pool sizes too). */
export function toWorkerLog(log: Log): Logger {
  return new Logger(() => (level, message, meta) => {
    if (level === 'error') log.warn({ err: meta?.error }, `очередь заданий: ${message.split(':')[0]}`)
    else log.debug(message)
  })
}
