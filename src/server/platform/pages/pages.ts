import type { Logger } from 'pino'
import type { Transport } from '../../../api/client.ts'
import type { Rendered } from '../../../app/server.tsx'
import { CachedResponse } from '../cache/cached-response.ts'
import { compress } from '../cache/compress.ts'
import { fillOrigin, PAGE_ORIGIN } from '../cache/page-origin.ts'
import { chooseEncoding } from '../cache/ready-response.ts'
import { toPageKey } from '../http/response-key.ts'
import type { SecurityHeaders } from '../http/security-headers.ts'
import { BrokenPages } from './broken-pages.ts'
import type { ContentCache } from './content-cache.ts'
import type { PageBundle } from './page-bundle.ts'

export interface PageVisit {
  request: Request
  transport: Transport
  origin: string
  /** Signed-in staff may see drafts: their pages are never cached. */
  isStaff: boolean
}

interface PageParts {
  bundle: PageBundle
  contentCache: ContentCache
  securityHeaders: SecurityHeaders
  log: Logger
  /** Whether lists of the catalogue are loaded in parts. */
  isLarge(): Promise<boolean>
}

/** Creates the handler of pages: all addresses but API and files. */
export function createPages({ bundle, contentCache, securityHeaders, log, isLarge }: PageParts) {
  const brokenPages = new BrokenPages()

  async function renderPage(visit: PageVisit, { pathname, search, searchParams }: URL): Promise<Rendered> {
    // Not shared: pages of staff, who may see drafts, and searches, which are unlimited.
    const cacheVersion = visit.isStaff || searchParams.has('q') ? null : contentCache.version
    return await bundle.render({
      // Without the request's abort signal: other visitors may wait for the same render.
      request: new Request(Object.assign(new URL(PAGE_ORIGIN), { pathname, search })),
      transport: visit.transport,
      origin: PAGE_ORIGIN,
      cacheVersion,
      isLarge: await isLarge(),
      assetsFor: bundle.assetsFor,
      onError: (error) => log.error({ err: error, path: pathname }, 'страница не отрисована'),
    })
  }

  async function respondCached(visit: PageVisit, url: URL, key: string): Promise<Response> {
    const { pages } = contentCache
    const send = (page: CachedResponse) => pages.respond(page, visit.origin, visit.request)
    const fresh = pages.fresh(key)
    if (fresh) return await send(fresh)
    const { cached, uncached } = await pages.refresh(key, async () => {
      const { version } = contentCache
      const broken = brokenPages.find(version, key)
      if (broken) return { cached: null, uncached: broken, isGone: false }
      const rendered = await renderPage(visit, url)
      brokenPages.remember(version, key, rendered)
      return rendered.kind === 'page' && rendered.status === 200 && rendered.complete
        ? { cached: toCachedPage(rendered), uncached: null }
        : { cached: null, uncached: rendered, isGone: isNoPage(rendered) }
    })
    if (cached) return await send(cached)
    const isFailure = uncached.kind === 'page' && uncached.status === 503
    const lastGood = isFailure ? pages.lastGood(key) : undefined
    return lastGood ? await send(lastGood) : sendOnce(uncached, visit, securityHeaders)
  }

  function toCachedPage({ html, settings }: Extract<Rendered, { kind: 'page' }>): CachedResponse {
    return new CachedResponse({
      body: html,
      type: HTML,
      securityHeaders: (origin) => securityHeaders(origin, settings ?? undefined),
    })
  }

  return async (visit: PageVisit): Promise<Response> => {
    const url = new URL(visit.request.url)
    if (!isReadable(url.pathname)) url.pathname = UNKNOWN_PATH
    const key = toPageKey(url.pathname)
    if (key !== url.pathname) return redirectTo(key + url.search, 301)
    // A name with a dot is one of many that begin alike: `spec.body`.
    const names = [...url.searchParams.keys()].map((name) => name.replace(/\..*/s, '.'))
    const meaningful = names.some((name) => bundle.meaningfulParameters.includes(name))
    const hasCodes = url.pathname.includes('%')
    if (visit.isStaff || meaningful || hasCodes) {
      return sendOnce(await renderPage(visit, url), visit, securityHeaders)
    }
    url.search = ''
    return respondCached(visit, url, key)
  }
}

/** The response of a page that is not cached: filled in and compressed for this visitor alone. */
async function sendOnce(
  rendered: Rendered,
  { request, origin }: PageVisit,
  securityHeaders: SecurityHeaders,
): Promise<Response> {
  if (rendered.kind === 'redirect') {
    return redirectTo(rendered.location, rendered.status)
  }
  const html = fillOrigin(rendered.html, origin)
  const encoding = chooseEncoding(request.headers.get('accept-encoding'))
  // Compressed here: the streams of `compress` in app.ts would take as long as rendering.
  const compressed = await compress(html, encoding, 'once')
  return new Response(compressed ?? html, {
    status: rendered.status,
    headers: {
      ...securityHeaders(origin, rendered.settings ?? undefined),
      'content-type': HTML,
      'cache-control': 'private, no-store',
      vary: 'Accept-Encoding',
      ...(compressed ? { 'content-encoding': encoding } : {}),
      ...(rendered.status === 503 ? { 'retry-after': '30' } : {}),
    },
  })
}

/** True for 404 and redirects; false for failures (503). */
function isNoPage(rendered: Rendered): boolean {
  return rendered.kind === 'redirect' || rendered.status === 404
}

const HTML = 'text/html; charset=utf-8'

/** Address that matches no page, used for malformed ones. */
const UNKNOWN_PATH = '/unreadable-address'

/** False for invalid percent-encoding and NUL. */
function isReadable(path: string): boolean {
  try {
    return !decodeURIComponent(path).includes('\0')
  } catch {
    return false
  }
}

function redirectTo(location: string, status: number): Response {
  return new Response(null, { status, headers: { location } })
}
