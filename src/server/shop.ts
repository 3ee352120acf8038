import type { ServerResponse } from 'node:http'
import path from 'node:path'
import type { PoolConfig } from 'pg'
import type { Logger } from 'pino'
import { createApp } from './app.ts'
import { createChannels } from './channels/staff-channels.ts'
import type { Config } from './config.ts'
import { awaitDatabase } from './db/await-database.ts'
import { listenForContentChanges } from './db/content-changes.ts'
import { connect, type DatabaseConnection, JOB_LIMITS } from './db/database.ts'
import { startEmbedded } from './db/embedded/start-embedded.ts'
import { migrate } from './db/migrate.ts'
import { unlessOwnWrite } from './db/own-writes.ts'
import { warnOfOpenPort } from './http/proxy-warnings.ts'
import { createInquiryEvents, type InquiryEvents } from './inquiries/inquiry-events.service.ts'
import { allJobs } from './jobs/all-jobs.ts'
import { startJobs } from './jobs/start-jobs.ts'
import { ContentCache } from './pages/content-cache.ts'
import { createDevBundle } from './pages/dev-bundle.ts'
import { loadBuiltBundle } from './pages/page-bundle.ts'
import { root } from './root.ts'
import { createSecrets } from './secrets.ts'
import { seedContent } from './seed/seed.ts'
import { closeServer, createListener, listen } from './serve.ts'
import { createShutdown, type Shutdown } from './shutdown.ts'
import { createFirstAdmin, type FirstAdmin } from './staff/first-admin.ts'
import { findStaffOrigin } from './staff/session.store.ts'

export interface Shop {
  address: string
  /** Stops everything this process started, including the database. */
  stop(): Promise<void>
}

/** One listens and says that the process lives, the others serve the jobs. */
const JOB_CONNECTIONS = 4

const dist = path.join(root, 'dist')

interface StartOptions {
  mode: 'built' | 'development'
  /** Called right after the account was created, so that its password is printed even if a later step fails. */
  onFirstAdmin(admin: FirstAdmin): void
}

/** Starts the shop: database, migrations, seed, first admin, server. Stops everything again when a step fails. */
export async function startShop(config: Config, log: Logger, options: StartOptions): Promise<Shop> {
  const { mode, onFirstAdmin } = options
  const shutdown = createShutdown()
  warnOfOpenPort(config, log)
  try {
    const location = await locateDatabase(config, log, shutdown)
    const database = connect({ ...location, max: config.databasePoolSize }, log)
    const jobs = connect({ ...location, max: JOB_CONNECTIONS, ...JOB_LIMITS }, log)
    shutdown.add('connections', database.close)
    shutdown.add('connections', jobs.close)
    await migrate(jobs.pool, async () => {
      await seedContent(jobs.db)
      const admin = await createFirstAdmin(jobs.db, config.adminPassword)
      if (admin) onFirstAdmin(admin)
    })
    const contentCache = new ContentCache(mode === 'built' ? config.pageCacheBytes : 0)
    const onChange = unlessOwnWrite(database.pool, () => contentCache.invalidate())
    const events = createInquiryEvents(database.db)
    const changes = listenForContentChanges(database.pool.options, log, onChange, events.hear)
    shutdown.add('work', changes.stop)
    shutdown.add('work', async () => events.close())
    const server = await openServer(config, log, mode, database, { contentCache, events }, shutdown)
    const work = {
      database: jobs,
      jobs: allJobs,
      channels: createChannels({ db: jobs.db, secrets: createSecrets(config), log }),
      dataDir: config.dataDir,
      readOrigin: async () => config.publicUrl ?? (await findStaffOrigin(jobs.db)) ?? server,
      log,
    }
    shutdown.add('work', startJobs(work).stop)
    return { address: server, stop: shutdown.stop }
  } catch (error) {
    await shutdown.stop()
    throw error
  }
}

/** Connection options of the database; starts the embedded one if needed. */
async function locateDatabase(config: Config, log: Logger, shutdown: Shutdown): Promise<PoolConfig> {
  if (config.databaseUrl !== undefined) {
    await awaitDatabase(config.databaseUrl, log)
    return { connectionString: config.databaseUrl }
  }
  const embedded = await startEmbedded({ dataDir: config.dataDir, log })
  shutdown.add('database', embedded.stop)
  return embedded.connection
}

interface ServedParts {
  contentCache: ContentCache
  events: InquiryEvents
}

async function openServer(
  config: Config,
  log: Logger,
  mode: 'built' | 'development',
  { db }: DatabaseConnection,
  { contentCache, events }: ServedParts,
  shutdown: Shutdown,
): Promise<string> {
  const parts = { config, db, log, contentCache, events }
  const unfinished = new Set<ServerResponse>()
  if (mode === 'built') {
    const bundle = await loadBuiltBundle(dist)
    const app = createApp({ ...parts, bundle, clientFiles: path.join(dist, 'client') })
    return await open(createListener(app, contentCache, config, unfinished))
  }
  const { bundle, middlewares, close } = await createDevBundle(config.port)
  shutdown.add('work', close)
  const handle = createListener(
    createApp({ ...parts, bundle, clientFiles: null }),
    contentCache,
    config,
    unfinished,
  )
  return await open((request, response) => middlewares(request, response, () => handle(request, response)))

  async function open(listener: Parameters<typeof listen>[0]): Promise<string> {
    const server = await listen(listener, config)
    shutdown.add('work', () => closeServer(server, unfinished))
    const bound = server.address()
    const port = typeof bound === 'object' && bound !== null ? bound.port : config.port
    return config.publicUrl ?? `http://${config.host ?? 'localhost'}:${port}`
  }
}
