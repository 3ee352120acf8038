import { Hono } from 'hono'
import { compress } from 'hono/compress'
import type { Logger } from 'pino'
import { createApiContexts } from './compose/api-contexts.ts'
import { mountFiles } from './compose/mount-files.ts'
import { mountPages } from './compose/mount-pages.ts'
import { router } from './compose/router.ts'
import type { Config } from './config.ts'
import { createPublishedCatalogue } from './features/catalogue/published-catalogue.service.ts'
import type { Channels } from './features/channels/channel.ts'
import { createChannels } from './features/channels/staff-channels.ts'
import { mayAttach } from './features/inquiries/attachments/attachments.service.ts'
import {
  createInquiryEvents,
  type InquiryEvents,
} from './features/inquiries/events/inquiry-events.service.ts'
import { mountEvents } from './features/inquiries/events/mount-events.ts'
import { listHidden } from './features/journal/journal.service.ts'
import { createCallCounts } from './features/limits/call-counts.service.ts'
import type { PictureQueue } from './features/media/picture-queue.ts'
import { createNotFoundCounter, type NotFoundCounter } from './features/not-found/not-found-counter.ts'
import { createRobotsGate, type RobotsGate } from './features/samples/robots-gate.service.ts'
import { findCurrentUser } from './features/staff/sessions/session.service.ts'
import type { Metrics } from './features/status/metrics/metrics.ts'
import { mountMetrics } from './features/status/metrics/metrics-routes.ts'
import { createStatus, type ShopStatus } from './features/status/status.service.ts'
import type { Database } from './platform/db/database.ts'
import type { Replica } from './platform/db/replica/replica.ts'
import { closeUnread } from './platform/http/bodies/unread-bodies.ts'
import { createCallLimits } from './platform/http/callers/call-limits.ts'
import { createProxyWarning } from './platform/http/callers/proxy-warnings.ts'
import { retryAfter, toErrorBody, toResponseError } from './platform/http/error-response.ts'
import { mountApi } from './platform/http/mount-api.ts'
import { turnRobotsAway } from './platform/http/no-robots.ts'
import { reject } from './platform/http/reject.ts'
import { createSecurityHeaders } from './platform/http/security-headers.ts'
import { createSessions } from './platform/http/sessions.ts'
import type { ContentCache } from './platform/pages/content-cache.ts'
import { createDropContent } from './platform/pages/drop-content.ts'
import type { PageBundle } from './platform/pages/page-bundle.ts'
import { createReadiness } from './readiness.ts'
import { createRecentErrors } from './recent-errors.ts'
import { createSecrets } from './secrets.ts'

export interface AppParts {
  config: Config
  db: Database
  /** A replica for reads of visitors, where DATABASE_READ_URL is set; by default none. */
  replica?: Pick<Replica, 'db' | 'state'> | null
  log: Logger
  bundle: PageBundle
  contentCache: ContentCache
  /** Ways to tell staff; by default those of the settings. */
  channels?: Channels
  /** Events of inquiries; absent: none are heard. */
  events?: InquiryEvents
  /** Counts addresses that are no pages; by default one of its own. */
  notFoundCounter?: NotFoundCounter
  /** Looks over the shop; by default without the errors of the log. */
  status?: ShopStatus
  /** The list of samples in memory; by default one of its own. */
  robotsGate?: RobotsGate
  /** Figures for Prometheus, where METRICS_TOKEN is set; by default none. */
  metrics?: Metrics | null
  /** Makes the pictures of visitors; by default one of its own. */
  pictureQueue?: PictureQueue
  /** Whether the process is about to stop, and is to be sent nobody any more; by default it is not. */
  isLeaving?: () => boolean
  /** Folder of the built client files; none in development. */
  clientFiles: string | null
}

/** Builds the application: all middleware and routes, in the order a request passes them. */
export function createApp(parts: AppParts): Hono {
  const { config, db, log, bundle, contentCache } = parts
  const app = new Hono()
  const countCall = createCallLimits(createCallCounts(db, log))
  const sessions = createSessions(config, (secret, address) => findCurrentUser(db, secret, address))
  const securityHeaders = createSecurityHeaders(bundle.strictPolicy)
  const secrets = createSecrets(config)
  const channels = parts.channels ?? createChannels({ db, secrets, log })
  const status = parts.status ?? createStatus({ ...config, db, channels, recentErrors: createRecentErrors() })
  const notFoundCounter = parts.notFoundCounter ?? createNotFoundCounter(db, log)
  const dropContent = createDropContent((since) => listHidden(db, since), contentCache, log)
  const catalogue = createPublishedCatalogue(db, contentCache)
  const robotsGate = parts.robotsGate ?? createRobotsGate(db, contentCache, config.publicUrl)
  const toApiContext = createApiContexts({
    config,
    db,
    publicDb: parts.replica?.db ?? db,
    log,
    dropContent,
    contentCache,
    sessions,
    countCall,
    catalogue,
    robotsGate,
    secrets,
    channels,
    status,
    notFoundCounter,
    renderMarkdown: bundle.renderMarkdown,
  })
  const warnOfProxy = createProxyWarning(config, log)

  app.use(async (c, next) => {
    warnOfProxy(c.req.raw.headers)
    await next()
    closeUnread(c)
    // A page sets its own policy, which depends on its counters.
    for (const [name, value] of Object.entries(securityHeaders(sessions.callerOf(c).origin))) {
      if (!c.res.headers.has(name)) c.res.headers.set(name, value)
    }
  })
  app.use(compress())

  mountHealth(app, createReadiness(db, log), parts)

  app.use(turnRobotsAway(robotsGate))
  const events = parts.events ?? createInquiryEvents(db)
  const { findPageMark, countStreams } = mountEvents(app, { db, sessions, events })
  parts.metrics?.countStreams(countStreams)
  mountApi(app, {
    router,
    config,
    log,
    contentCache,
    securityHeaders,
    sessions,
    toApiContext,
    mayAttach: (id, secret) => mayAttach(db, id, secret),
  })
  mountFiles(app, { ...parts, sessions, countCall, robotsGate })
  mountPages(app, {
    log,
    bundle,
    contentCache,
    securityHeaders,
    sessions,
    toApiContext,
    catalogue,
    notFoundCounter,
    findPageMark,
  })
  app.all('*', (c) => reject(c, 404, 'Не найдено'))

  answerErrors(app, log)
  return app
}

/** Adds the answer to whatever was thrown. */
function answerErrors(app: Hono, log: Logger): void {
  app.onError((error, c) => {
    const { status, data } = toResponseError(error, log.child({ path: c.req.path }))
    const wait = retryAfter(error, status)
    return Response.json(toErrorBody(c.req.path, data), {
      status,
      headers: wait === undefined ? {} : { 'retry-after': String(wait) },
    })
  })
}

/** Adds what tells whether the process lives, whether it can answer, and its figures: all before anything waits for the database. */
function mountHealth(
  app: Hono,
  isReady: () => Promise<boolean>,
  { config, isLeaving = () => false, replica, metrics }: AppParts,
): void {
  if (metrics && config.metricsToken !== undefined) mountMetrics(app, metrics, config.metricsToken)
  const describeReads = () => (replica?.state().isUsed ? 'replica' : 'primary')
  app.get('/healthz', (c) => c.json({ status: 'ok' }))
  app.get('/readyz', async (c) => {
    if (isLeaving()) return c.json({ message: 'Магазин останавливается' }, 503)
    if (await isReady()) return c.json({ status: 'ok', ...(replica && { reads: describeReads() }) })
    return c.json({ message: 'База данных недоступна' }, 503)
  })
}
