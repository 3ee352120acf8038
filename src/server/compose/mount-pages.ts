import type { Context, Hono } from 'hono'
import type { Logger } from 'pino'
import { isStaffPath } from '../../contract/staff-screens.ts'
import { previewPath } from '../../domain/site/site-paths.ts'
import { STAFF_LOGIN_PATH, STAFF_PATH } from '../../domain/site/staff-paths.ts'
import { within } from '../../lib/within.ts'
import type { PublishedCatalogue } from '../features/catalogue/published-catalogue.service.ts'
import type { NotFoundCounter } from '../features/not-found/not-found-counter.ts'
import { openPreview } from '../features/previews/previews.service.ts'
import {
  findWay,
  toLocation,
  toRedirectPath,
  type Way,
  withSearch,
} from '../features/redirects/redirects.service.ts'
import type { ToApiContext } from '../platform/http/api-context.ts'
import { toPageKey } from '../platform/http/response-key.ts'
import type { SecurityHeaders } from '../platform/http/security-headers.ts'
import type { Sessions } from '../platform/http/sessions.ts'
import type { ContentCache } from '../platform/pages/content-cache.ts'
import { createInProcessTransport } from '../platform/pages/in-process-transport.ts'
import type { PageBundle } from '../platform/pages/page-bundle.ts'
import { createPages } from '../platform/pages/pages.ts'
import { createPreviewPage } from '../platform/pages/preview-page.ts'
import { staffDocument } from '../platform/pages/staff-document.ts'
import { router } from './router.ts'

/** What is known of an address while the database cannot be read. */
const NOWHERE: Way = { steps: [], isOtherName: false }

/** So long a document of staff waits for its mark, ms: without it the screen is read once more, and nobody sees a white page. */
const MARK_WAIT = 300

interface PagesParts {
  log: Logger
  bundle: PageBundle
  contentCache: ContentCache
  securityHeaders: SecurityHeaders
  sessions: Sessions
  toApiContext: ToApiContext
  catalogue: PublishedCatalogue
  notFoundCounter: NotFoundCounter
  /** Where staff's events stand, for a document of staff; null for strangers. */
  findPageMark(c: Context): Promise<string | null>
}

/** Adds the documents: the staff area under `/admin`, and a page of the storefront for every other GET. */
export function mountPages(app: Hono, parts: PagesParts): void {
  const { log, bundle, contentCache, securityHeaders, sessions, toApiContext, notFoundCounter } = parts
  const { isLarge } = parts.catalogue
  const pages = createPages({ bundle, contentCache, securityHeaders, log, isLarge })

  const staffPage = async (c: Context) => {
    c.header('cache-control', 'private, no-store')
    // The same document for both: its router shows «Страница не найдена» to signed-in staff.
    const isKnown = isStaffPath(c.req.path)
    const isSignIn = c.req.path === STAFF_LOGIN_PATH
    const hasSession = sessions.secretOf(c) !== null
    const owner = isSignIn && !hasSession ? 'sign-in' : 'staff'
    // The others show next to nothing of the shop: without a mark they read it anew.
    const eventsMark = isKnown && !isSignIn && hasSession ? await findMark(c) : null
    return c.html(staffDocument(bundle.assetsFor(owner), { hasSession, eventsMark }), isKnown ? 200 : 404)
  }

  /** Without the database, or while it is busy, sessions cannot be read: the page then reads anew once it hears events. */
  const findMark = (c: Context) => within(MARK_WAIT, parts.findPageMark(c), null).catch(() => null)

  app.get(STAFF_PATH, staffPage)
  app.get(`${STAFF_PATH}/*`, staffPage)

  const preview = createPreviewPage({ bundle, securityHeaders, log, isLarge })
  app.get(previewPath(':token'), async (c) => {
    const context = toApiContext(c, new Headers(), null)
    const transport = createInProcessTransport(router, context, log)
    const { origin } = sessions.callerOf(c)
    try {
      const page = await openPreview(context, c.req.param('token') ?? '')
      if (page) return await preview.show(page, transport, origin)
    } catch (error) {
      log.error({ err: error }, 'предпросмотр не открыт')
      return preview.fail(origin)
    }
    // As any address that is no page.
    const request = new Request(new URL(previewPath('none'), c.req.url))
    return pages({ request, transport, origin, isStaff: false })
  })

  app.get('*', async (c) => {
    const reply = new Headers()
    // Without the database sessions cannot be read; the page is then rendered as for any visitor.
    const context = toApiContext(c, reply, await sessions.find(c).catch(() => null))
    const { origin } = sessions.callerOf(c)
    const show = (request: Request) =>
      pages({
        request,
        transport: createInProcessTransport(router, context, log),
        origin,
        isStaff: context.actor !== null,
      })
    const found = await show(c.req.raw)
    const findWayOn = () => findWay(context.db, toRedirectPath(c.req.path)).catch(() => NOWHERE)
    const moved =
      found.status === 404
        ? await findMoved(c, await findWayOn(), show)
        : await leadOn(c, found, findWayOn, show)
    const isMissed = found.status === 404 && moved === null && context.actor === null
    if (isMissed && c.req.method === 'GET') notFoundCounter.count(c.req.path, c.req.header('referer'), origin)
    const response = moved ?? found
    for (const [name, value] of reply) response.headers.append(name, value)
    return response
  })
}

/**
 * Where the canonical spelling of an address leads on to, when the answer is no more than the way to that spelling: one step instead of
 * two. Null for every other answer, and for a spelling that is a page, or none at all: such a page is not rendered for that.
 */
async function leadOn(
  c: Context,
  found: Response,
  findWayOn: () => Promise<Way>,
  show: (request: Request) => Promise<Response>,
): Promise<Response | null> {
  const { pathname, search, origin } = new URL(c.req.url)
  const location = toPageKey(pathname) + search
  if (found.status !== 301 || found.headers.get('location') !== location) return null
  const way = await findWayOn()
  if (way.steps.length === 0 && !way.isOtherName) return null
  const spelled = await show(new Request(new URL(location, origin)))
  if (spelled.headers.has('location')) return spelled
  await spelled.body?.cancel()
  return spelled.status === 404 ? await findMoved(c, way, show) : null
}

/**
 * The way to where an address has moved, in one step however many redirects lead there; null for one that has not, or to what the reader
 * sees no page at. A page that cannot be shown now is the answer itself.
 */
async function findMoved(
  c: Context,
  { steps }: Way,
  show: (request: Request) => Promise<Response>,
): Promise<Response | null> {
  for (const to of steps) {
    const target = await show(new Request(new URL(toLocation(to), c.req.url)))
    if (target.status >= 500) return target
    await target.body?.cancel()
    if (target.status === 404) continue
    // A page that is called otherwise, as by another name of a maker, says where it is.
    const location = target.headers.get('location') ?? toLocation(to)
    const headers = { location: withSearch(location, new URL(c.req.url).search), 'cache-control': 'no-cache' }
    // The address may be taken again: a browser must not keep where it led.
    return new Response(null, { status: 301, headers })
  }
  return null
}
