import { getConnInfo } from '@hono/node-server/conninfo'
import { serveStatic } from '@hono/node-server/serve-static'
import { type Context, Hono } from 'hono'
import { compress } from 'hono/compress'
import type { Logger } from 'pino'
import { isStaffPath } from '../contract/staff-screens.ts'
import { FEED_PATH } from '../lib/site-paths.ts'
import { STAFF_LOGIN_PATH, STAFF_PATH } from '../lib/staff-paths.ts'
import { composeFeed } from './blog/feed.service.ts'
import type { Config } from './config.ts'
import type { Database } from './db/database.ts'
import { limitBodies } from './http/body-limits.ts'
import { createCachedApi } from './http/cached-api.ts'
import { createCallLimits } from './http/call-limits.ts'
import { type Caller, isForeignWrite, readCaller } from './http/caller.ts'
import { createDocumentation } from './http/documentation.ts'
import { retryAfter, toErrorBody, toResponseError } from './http/error-response.ts'
import type { ApiContext } from './http/implementer.ts'
import { createProxyWarning } from './http/proxy-warnings.ts'
import { createRestHandler } from './http/rest.ts'
import { createSecurityHeaders } from './http/security-headers.ts'
import { readSessionSecret, sessionCookie } from './http/session-cookie.ts'
import { mediaFolders } from './media/folders.ts'
import { createMedia } from './media/media.ts'
import { createPictureQueue } from './media/picture-queue.ts'
import { createIsShared } from './media/shared-drawings.service.ts'
import { openUploads } from './media/uploads.service.ts'
import type { ContentCache } from './pages/content-cache.ts'
import { createInProcessTransport } from './pages/in-process-transport.ts'
import { createOffline } from './pages/offline.ts'
import type { PageBundle } from './pages/page-bundle.ts'
import { createPages } from './pages/pages.ts'
import { staffDocument } from './pages/staff-document.ts'
import { createReadiness } from './readiness.ts'
import { countSearchSlots, createSearchSlots } from './search/search-slots.ts'
import { createSeoRoutes } from './seo/seo-routes.ts'
import { requireSettings } from './settings/settings.service.ts'
import { type FoundSession, findCurrentUser } from './staff/session.service.ts'

export interface AppParts {
  config: Config
  db: Database
  log: Logger
  bundle: PageBundle
  contentCache: ContentCache
  /** Folder of the built client files; none in development. */
  clientFiles: string | null
}

/** Builds the application: all middleware and routes, in the order a request passes them. */
export function createApp({ config, db, log, bundle, contentCache, clientFiles }: AppParts): Hono {
  const app = new Hono()
  const rest = createRestHandler(log)
  const countCall = createCallLimits()
  const inSearchSlot = createSearchSlots(countSearchSlots(config.databasePoolSize))
  const isReady = createReadiness(db, log)
  const securityHeaders = createSecurityHeaders(bundle.strictPolicy)
  const respondCached = createCachedApi(contentCache, securityHeaders)
  const pages = createPages({ bundle, contentCache, securityHeaders, log })
  // A separate queue: uploads of staff do not wait for pictures of visitors.
  const uploads = openUploads(mediaFolders(config.dataDir).uploads, createPictureQueue())

  const warnOfProxy = createProxyWarning(config, log)
  const callerOf = (c: Context) => readCaller(c.req.raw, remoteAddress(c), config)

  const secretOf = (c: Context) => readSessionSecret(c.req.header('cookie'), callerOf(c).origin)

  /** Memoised per request: a second lookup would miss `moved`, and the cookie would not be renewed. */
  const recognised = new WeakMap<Context, Promise<FoundSession | null>>()
  const recognise = (c: Context): Promise<FoundSession | null> => {
    const secret = secretOf(c)
    const found = recognised.get(c) ?? (secret ? findCurrentUser(db, secret) : Promise.resolve(null))
    recognised.set(c, found)
    return found
  }

  function apiContext(c: Context, caller: Caller, reply: Headers, found: FoundSession | null): ApiContext {
    const secret = secretOf(c)
    const setSession = (next: string | null) => reply.set('set-cookie', sessionCookie(next, caller.origin))
    if (found?.moved) setSession(secret)
    return {
      db,
      actor: found?.user ?? null,
      address: caller.address,
      idempotencyKey: c.req.header('idempotency-key')?.slice(0, 200) || null,
      uploads,
      session: { secret, set: setSession },
      setHeader: (name, value) => reply.set(name, value),
      contentChanged: () => contentCache.invalidate(),
      inSearchSlot,
      countCall: (endpoint, limits) => countCall(`${endpoint} ${caller.address}`, limits),
    }
  }

  /** Error response in the format of the requested endpoint. */
  const reject = (c: Context, status: 401 | 403 | 404 | 413, message: string) => {
    // The unread rest of the body would be parsed as the next request of this connection.
    if (status === 413) c.header('connection', 'close')
    return c.json(toErrorBody(c.req.path, { message }), status)
  }

  app.use(async (c, next) => {
    warnOfProxy(c.req.raw.headers)
    await next()
    // A page sets its own policy, which depends on its counters.
    for (const [name, value] of Object.entries(securityHeaders(callerOf(c).origin))) {
      if (!c.res.headers.has(name)) c.res.headers.set(name, value)
    }
  })
  app.use(compress())

  app.get('/healthz', (c) => c.json({ status: 'ok' }))
  app.get('/readyz', async (c) => {
    if (await isReady()) return c.json({ status: 'ok' })
    return c.json({ message: 'База данных недоступна' }, 503)
  })

  app.use(
    '/api/*',
    limitBodies({
      usual: config.maxBodyBytes,
      isStaff: async (c) => (await recognise(c)) !== null,
      reject,
    }),
  )
  app.route('/api', createDocumentation())
  app.all('/api/*', async (c) => {
    const caller = callerOf(c)
    if (isForeignWrite(c.req.raw, caller.origin)) {
      return reject(c, 403, 'Запрос с другого сайта отклонён')
    }
    const respond = async () => {
      const reply = new Headers({ 'cache-control': 'no-store' })
      const context = apiContext(c, caller, reply, await recognise(c))
      const response = (await rest(c.req.raw, context)) ?? reject(c, 404, 'Не найдено')
      for (const [name, value] of reply) response.headers.append(name, value)
      return response
    }
    // Not cached with a session: staff may see drafts.
    if (secretOf(c) !== null) return respond()
    return respondCached({ request: c.req.raw, origin: caller.origin, respond })
  })

  app.route(
    '/',
    createMedia({
      dataDir: config.dataDir,
      clientFiles,
      queue: createPictureQueue(),
      isShared: createIsShared(db, contentCache),
      networkOf: (c) => callerOf(c).address,
    }),
  )
  app.route('/', createOffline({ bundle, readSettings: () => requireSettings(db), clientFiles }))
  app.route(
    '/',
    createSeoRoutes(db, (c) => callerOf(c).origin),
  )
  app.get(FEED_PATH, async (c) =>
    c.body(await composeFeed(db, callerOf(c).origin), 200, {
      'content-type': 'application/rss+xml; charset=utf-8',
      'cache-control': 'no-cache',
    }),
  )
  if (clientFiles) {
    app.use('/built/*', serveStatic({ root: clientFiles, precompressed: true, onFound: cacheForever }))
    app.use('/assets/*', serveStatic({ root: clientFiles, precompressed: true, onFound: cacheForAnHour }))
    app.use('/:file{[\\w-]+\\.(svg|ico|txt|png|webmanifest)}', serveStatic({ root: clientFiles }))
  }
  for (const files of ['/built/*', '/assets/*']) app.get(files, (c) => c.text('Файл не найден', 404))

  const staffPage = (c: Context) => {
    c.header('cache-control', 'private, no-store')
    // The same document for both: its router shows «Страница не найдена» to signed-in staff.
    const status = isStaffPath(c.req.path) ? 200 : 404
    const hasSession = secretOf(c) !== null
    const owner = c.req.path === STAFF_LOGIN_PATH && !hasSession ? 'sign-in' : 'staff'
    return c.html(staffDocument(bundle.assetsFor(owner), hasSession), status)
  }
  app.get(STAFF_PATH, staffPage)
  app.get(`${STAFF_PATH}/*`, staffPage)

  app.get('*', async (c) => {
    const caller = callerOf(c)
    const reply = new Headers()
    // Without the database sessions cannot be read; the page is then rendered as for any visitor.
    const context = apiContext(c, caller, reply, await recognise(c).catch(() => null))
    const response = await pages({
      request: c.req.raw,
      transport: createInProcessTransport(context, log),
      origin: caller.origin,
      isStaff: context.actor !== null,
    })
    for (const [name, value] of reply) response.headers.append(name, value)
    return response
  })
  app.all('*', (c) => reject(c, 404, 'Не найдено'))

  app.onError((error, c) => {
    const { status, data } = toResponseError(error, log.child({ path: c.req.path }))
    const wait = retryAfter(error, status)
    return Response.json(toErrorBody(c.req.path, data), {
      status,
      headers: wait === undefined ? {} : { 'retry-after': String(wait) },
    })
  })
  return app
}

function remoteAddress(c: Context): string | undefined {
  // Tests call the app without a socket; getConnInfo would throw.
  return c.env?.incoming ? getConnInfo(c).remote.address : undefined
}

/** Built files have a content hash in their name. */
function cacheForever(_file: string, c: Context): void {
  c.header('cache-control', 'public, max-age=31536000, immutable')
}

/** Files of `public/` may be replaced under the same name. */
function cacheForAnHour(_file: string, c: Context): void {
  c.header('cache-control', 'public, max-age=3600')
}
