import type { ServerResponse } from 'node:http'
import path from 'node:path'
import type { Logger } from 'pino'
import { seconds } from '../lib/duration.ts'
import { createApp } from './app.ts'
import { afterChanges, createJobs } from './compose/all-jobs.ts'
import type { Config } from './config.ts'
import { createDrain, type Drain } from './drain.ts'
import { startMarkingOver } from './features/backups/restore/committed-restore.ts'
import { clearBeforeStart } from './features/backups/restore/killed-restores.ts'
import { createChannels } from './features/channels/staff-channels.ts'
import {
  createInquiryEvents,
  type InquiryEvents,
} from './features/inquiries/events/inquiry-events.service.ts'
import { startRestating } from './features/inquiries/work/restate-contacts.service.ts'
import { listHidden } from './features/journal/journal.service.ts'
import { startTakeOver } from './features/media/library/take-over.service.ts'
import { createNotFoundCounter, type NotFoundCounter } from './features/not-found/not-found-counter.ts'
import { createRobotsGate, type RobotsGate } from './features/samples/robots-gate.service.ts'
import type { FirstAdmin } from './features/staff/first-admin.ts'
import { findSiteOrigin } from './features/staff/site-origin.service.ts'
import { createStatusTeller } from './features/status/instance-status.service.ts'
import type { Metrics } from './features/status/metrics/metrics.ts'
import { openMetrics } from './features/status/metrics/open-metrics.ts'
import { createStatus, type ShopStatus } from './features/status/status.service.ts'
import { watchDatabase } from './features/status/watch-database.ts'
import { createWatchStatusJob } from './features/status/watch-status.job.ts'
import { requireFilesFolder } from './files-folder.ts'
import { startKeepingBuild } from './former-builds.ts'
import { listenForContentChanges } from './platform/db/content-changes.ts'
import { connect, type DatabaseConnection, JOB_LIMITS } from './platform/db/database.ts'
import { locateDatabase } from './platform/db/locate-database.ts'
import { unlessOwnWrite } from './platform/db/own-writes.ts'
import { openReplica, type Replica } from './platform/db/replica/replica.ts'
import { warnOfOpenPort } from './platform/http/callers/proxy-warnings.ts'
import { startJobs } from './platform/jobs/start-jobs.ts'
import { planAfterChanges } from './platform/jobs/work-after-changes.ts'
import { ContentCache } from './platform/pages/content-cache.ts'
import { createDevBundle } from './platform/pages/dev-bundle.ts'
import { createDropContent } from './platform/pages/drop-content.ts'
import { loadBuiltBundle } from './platform/pages/page-bundle.ts'
import { prepareDatabase } from './prepare-database.ts'
import type { RecentErrors } from './recent-errors.ts'
import { root } from './root.ts'
import { createSecrets } from './secrets.ts'
import { closeServer, createListener, listen } from './serve.ts'
import { createShutdown, type Shutdown } from './shutdown.ts'

export interface Shop {
  address: string
  /** Stops everything this process started, including the database, once the drain is over. */
  stop(): Promise<void>
}

/** One listens and says that the process lives, the others serve the jobs. */
const JOB_CONNECTIONS = 4

const dist = path.join(root, 'dist')

interface StartOptions {
  mode: 'built' | 'development'
  /** Called right after the account was created, so that its password is printed even if a later step fails. */
  onFirstAdmin(admin: FirstAdmin): void
  /** What the log says as errors. */
  recentErrors: RecentErrors
}

/** Starts the shop: database, migrations, seed, first admin, server. Stops everything again when a step fails. */
export async function startShop(config: Config, log: Logger, options: StartOptions): Promise<Shop> {
  const { mode, onFirstAdmin, recentErrors } = options
  const shutdown = createShutdown()
  const drain = createDrain(seconds(config.drainSeconds))
  warnOfOpenPort(config, log)
  try {
    requireFilesFolder(config)
    await clearBeforeStart(config, log)
    const { location, leave } = await locateDatabase(config, log)
    shutdown.add('database', leave)
    await prepareDatabase(config, log, { location, onFirstAdmin })
    const database = connect({ ...location, max: config.databasePoolSize }, log)
    const jobs = connect({ ...location, max: JOB_CONNECTIONS, ...JOB_LIMITS }, log)
    shutdown.add('connections', database.close)
    shutdown.add('connections', jobs.close)
    const contentCache = new ContentCache(mode === 'built' ? config.pageCacheBytes : 0)
    const dropContent = createDropContent((since) => listHidden(database.db, since), contentCache, log)
    const onChange = unlessOwnWrite(database.pool, () => void dropContent())
    const replica = openReads(config, database, contentCache, log)
    if (replica) shutdown.add('connections', replica.close)
    const events = createInquiryEvents(database.db)
    const later = planAfterChanges({ db: jobs.db, jobs: afterChanges, log })
    shutdown.add('work', async () => later.stop())
    const hear = (writeId?: string) => {
      onChange(writeId)
      later.hear()
    }
    const status = createStatus({
      ...config,
      db: database.db,
      channels: createChannels({ db: database.db, secrets: createSecrets(config), log }),
      recentErrors,
      readReplica: () => replica?.state() ?? null,
    })
    const tellStatus = createStatusTeller(database.db, status, log)
    const changes = listenForContentChanges(database.pool.options, log, hear, events.hear, tellStatus)
    shutdown.add('work', changes.stop)
    shutdown.add('work', async () => events.close())
    shutdown.add('work', watchDatabase(database.db, log).stop)
    shutdown.add('work', startRestating(jobs.db, log).stop)
    const filesPlace = { dataDir: config.dataDir, storage: config.storage }
    shutdown.add('work', startTakeOver({ ...filesPlace, db: jobs.db }, log).stop)
    shutdown.add('work', startMarkingOver({ ...filesPlace, db: jobs.db }, log).stop)
    const notFoundCounter = createNotFoundCounter(database.db, log)
    shutdown.add('work', notFoundCounter.stop)
    const robotsGate = createRobotsGate(database.db, contentCache, config.publicUrl)
    const metrics = await measure(config, { database, jobs, replica, contentCache, recentErrors })
    const served = { contentCache, events, status, notFoundCounter, robotsGate, drain, metrics, replica }
    const server = await openServer(config, log, mode, database, served, shutdown)
    const work = {
      database: jobs,
      jobs: [...createJobs({ ...config, robotsGate }), createWatchStatusJob(status)],
      channels: createChannels({ db: jobs.db, secrets: createSecrets(config), log }),
      ...filesPlace,
      backupDir: config.backupDir,
      backupStorage: config.backupStorage,
      readOrigin: () => findSiteOrigin(jobs.db, config.publicUrl, server),
      log,
    }
    shutdown.add('work', startJobs(work).stop)
    return { address: server, stop: () => drain.run().then(shutdown.stop) }
  } catch (error) {
    await shutdown.stop()
    throw error
  }
}

interface Measured {
  database: DatabaseConnection
  jobs: DatabaseConnection
  replica: Replica | null
  contentCache: ContentCache
  recentErrors: RecentErrors
}

/** Begins to measure for Prometheus; null without METRICS_TOKEN, and nothing is loaded. */
async function measure(config: Config, parts: Measured): Promise<Metrics | null> {
  const { database, jobs, replica, contentCache, recentErrors } = parts
  if (config.metricsToken === undefined) return null
  const { pages, api, apiSearches } = contentCache
  return await openMetrics({
    ...config,
    db: database.db,
    pools: { requests: database.pool, jobs: jobs.pool, ...(replica && { replica: replica.pool }) },
    caches: { pages, api, searches: apiSearches },
    recentErrors,
    isReplicaUsed: () => replica?.state().isUsed ?? null,
  })
}

/** Opens the replica for reads of visitors; null without DATABASE_READ_URL. Every change of content holds it until it has the change. */
function openReads(
  { databaseReadUrl, databasePoolSize }: Config,
  database: DatabaseConnection,
  contentCache: ContentCache,
  log: Logger,
): Replica | null {
  if (databaseReadUrl === undefined) return null
  const replica = openReplica({ connectionString: databaseReadUrl, max: databasePoolSize }, database, log)
  contentCache.beforeInvalidate = replica.hold
  return replica
}

interface ServedParts {
  replica: Replica | null
  metrics: Metrics | null
  notFoundCounter: NotFoundCounter
  contentCache: ContentCache
  events: InquiryEvents
  status: ShopStatus
  robotsGate: RobotsGate
  drain: Drain
}

async function openServer(
  config: Config,
  log: Logger,
  mode: 'built' | 'development',
  { db }: DatabaseConnection,
  served: ServedParts,
  shutdown: Shutdown,
): Promise<string> {
  const { contentCache, drain, metrics } = served
  const watch = metrics?.watch
  const parts = { config, db, log, ...served, isLeaving: drain.isOn }
  const unfinished = new Set<ServerResponse>()
  if (mode === 'built') {
    const bundle = await loadBuiltBundle(dist)
    const clientFiles = path.join(dist, 'client')
    const app = createApp({ ...parts, bundle, clientFiles })
    const address = await open(createListener(app, contentCache, config, unfinished, watch))
    shutdown.add('work', startKeepingBuild({ clientFiles, dataDir: config.dataDir }, log).stop)
    return address
  }
  const { bundle, middlewares, close } = await createDevBundle(config.port)
  shutdown.add('work', close)
  const handle = createListener(
    createApp({ ...parts, bundle, clientFiles: null }),
    contentCache,
    config,
    unfinished,
    watch,
  )
  return await open((request, response) => middlewares(request, response, () => handle(request, response)))

  async function open(listener: Parameters<typeof listen>[0]): Promise<string> {
    const server = await listen(listener, config)
    drain.watch(server, unfinished)
    shutdown.add('work', () => closeServer(server, unfinished))
    const bound = server.address()
    const port = typeof bound === 'object' && bound !== null ? bound.port : config.port
    return config.publicUrl ?? `http://${config.host ?? 'localhost'}:${port}`
  }
}
