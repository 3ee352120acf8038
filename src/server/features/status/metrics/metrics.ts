import type { RequestListener } from 'node:http'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { kindOf, methodOf } from './address-kind.ts'
import type { StoredFigures } from './stored-figures.ts'

/** What a pool of database connections says of itself. */
interface PoolFigures {
  readonly totalCount: number
  readonly idleCount: number
  /** Callers that wait for a connection. */
  readonly waitingCount: number
  readonly options: { readonly max: number }
}

/** How often a cache had the answer, and how often it had not. */
interface CacheFigures {
  readonly hits: number
  readonly misses: number
}

export interface MeasuredParts {
  pools: Readonly<Record<string, PoolFigures>>
  caches: Readonly<Record<string, CacheFigures>>
  recentErrors: { count(): number; list(): readonly { at: Date }[] }
  /** What is known of the database and the backups; null while the database does not answer. */
  readStored(): Promise<StoredFigures | null>
  /** Whether reads of visitors go to the replica; null without one. */
  isReplicaUsed?(): boolean | null
}

/** Figures of one process in the text format of Prometheus. */
export interface Metrics {
  /** Counts a request, and how long it takes until its answer has gone. */
  watch: RequestListener
  /** Names what counts the open live streams. */
  countStreams(count: () => number): void
  /** All figures as they are now, with their media type. */
  read(): Promise<{ text: string; type: string }>
}

/** Creates the figures; the only file that loads the library, and loaded only where METRICS_TOKEN is set. */
export function createMetrics(parts: MeasuredParts): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  let countStreams = () => 0
  const setStored = describeStored(registers)
  describePools(registers, parts.pools)
  describeCaches(registers, parts.caches)
  describeProcess(registers, parts, () => countStreams())
  return {
    watch: createWatch(registers),
    countStreams(count) {
      countStreams = count
    },
    async read() {
      setStored(await parts.readStored())
      return { text: await registry.metrics(), type: registry.contentType }
    },
  }
}

function createWatch(registers: Registry[]): RequestListener {
  const requests = new Counter({
    name: 'shop_http_requests_total',
    help: 'Requests by kind of address, method and status; status "aborted" where the client left before the answer.',
    labelNames: ['kind', 'method', 'status'],
    registers,
  })
  const durations = new Histogram({
    name: 'shop_http_request_duration_seconds',
    help: 'Time from the request to the end of its answer, without live streams.',
    labelNames: ['kind', 'method'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  })
  return (request, response) => {
    const labels = { kind: kindOf(request.url ?? ''), method: methodOf(request.method) }
    const began = performance.now()
    response.once('close', () => {
      const isStream = labels.kind === 'staff_events'
      // To HEAD the headers are the whole answer: its client may leave with them.
      const isHeaders = isStream || request.method === 'HEAD'
      const isWhole = response.writableFinished || (isHeaders && response.headersSent)
      requests.inc({ ...labels, status: isWhole ? String(response.statusCode) : 'aborted' })
      if (isWhole && !isStream) durations.observe(labels, (performance.now() - began) / 1000)
    })
  }
}

function describePools(registers: Registry[], pools: MeasuredParts['pools']): void {
  const define = (name: string, help: string, read: (pool: PoolFigures) => number) =>
    new Gauge({
      name,
      help,
      labelNames: ['pool'],
      registers,
      collect() {
        for (const [pool, figures] of Object.entries(pools)) this.set({ pool }, read(figures))
      },
    })
  define(
    'shop_database_connections_used',
    'Connections of the pool that are in use.',
    ({ totalCount, idleCount }) => totalCount - idleCount,
  )
  define('shop_database_connections_idle', 'Open connections without work.', ({ idleCount }) => idleCount)
  define('shop_database_connections_max', 'Most connections of the pool.', ({ options }) => options.max)
  define(
    'shop_database_connection_waiters',
    'Callers that wait for a connection.',
    ({ waitingCount }) => waitingCount,
  )
}

function describeCaches(registers: Registry[], caches: MeasuredParts['caches']): void {
  const define = (name: string, help: string, read: (cache: CacheFigures) => number) =>
    new Counter({
      name,
      help,
      labelNames: ['cache'],
      registers,
      collect() {
        this.reset()
        for (const [cache, figures] of Object.entries(caches)) this.inc({ cache }, read(figures))
      },
    })
  define('shop_cache_hits_total', 'Answers that were ready.', ({ hits }) => hits)
  define('shop_cache_misses_total', 'Answers that had to be made.', ({ misses }) => misses)
}

function describeProcess(
  registers: Registry[],
  { recentErrors, isReplicaUsed = () => null }: MeasuredParts,
  countStreams: () => number,
): void {
  new Gauge({
    name: 'shop_event_streams_open',
    help: 'Live streams of staff screens.',
    registers,
    collect() {
      this.set(countStreams())
    },
  })
  new Counter({
    name: 'shop_logged_errors_total',
    help: 'Lines of the log that are errors.',
    registers,
    collect() {
      this.reset()
      this.inc(recentErrors.count())
    },
  })
  new Gauge({
    name: 'shop_last_error_timestamp_seconds',
    help: 'When the log last had an error; absent without one in the last day.',
    registers,
    collect() {
      setOrRemove(this, toSeconds(recentErrors.list()[0]?.at))
    },
  })
  if (isReplicaUsed() === null) return
  new Gauge({
    name: 'shop_database_replica_used',
    help: 'Whether reads of visitors go to the replica of DATABASE_READ_URL.',
    registers,
    collect() {
      this.set(Number(isReplicaUsed()))
    },
  })
}

/** Returns what sets the figures of the database; without them only that it does not answer is told. */
function describeStored(registers: Registry[]): (figures: StoredFigures | null) => void {
  const define = (name: string, help: string) => new Gauge({ name, help, registers })
  const isUp = define('shop_database_up', 'Whether the database has answered this scrape.')
  const oldest = define('shop_jobs_oldest_waiting_seconds', 'How long the oldest due job waits.')
  const workers = define('shop_job_processes', 'Processes of all instances that take jobs.')
  const backup = define('shop_backup_newest_timestamp_seconds', 'When the newest backup was made.')
  const jobs = new Gauge({
    name: 'shop_jobs',
    help: 'Jobs of the queue: due and waiting, planned for later, failed and not done since.',
    labelNames: ['state'],
    registers,
  })
  const deliveries = new Gauge({
    name: 'shop_deliveries',
    help: 'Messages to staff: waiting to be sent, given up within two days.',
    labelNames: ['state'],
    registers,
  })
  return (figures) => {
    isUp.set(Number(figures !== null))
    for (const gauge of [jobs, deliveries]) gauge.reset()
    setOrRemove(oldest, figures?.jobs.oldest)
    setOrRemove(workers, figures?.jobs.workers)
    setOrRemove(backup, toSeconds(figures?.newestBackup ?? undefined))
    if (figures === null) return
    for (const state of ['waiting', 'planned', 'failed'] as const) jobs.set({ state }, figures.jobs[state])
    for (const state of ['waiting', 'failed'] as const) deliveries.set({ state }, figures.deliveries[state])
  }
}

/** A figure that is not known is absent: 0 would be a value. */
function setOrRemove(gauge: Gauge, value: number | undefined): void {
  if (value === undefined) gauge.remove()
  else gauge.set(value)
}

const toSeconds = (at: Date | undefined) => at && at.getTime() / 1000
