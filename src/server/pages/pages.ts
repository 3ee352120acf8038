import type { Logger } from 'pino'
import type { Transport } from '../../api/client.ts'
import type { Rendered } from '../../app/server.tsx'
import { CachedResponse } from '../cache/cached-response.ts'
import { compress } from '../cache/compress.ts'
import { fillOrigin, PAGE_ORIGIN } from '../cache/page-origin.ts'
import { chooseEncoding, toResponse } from '../cache/ready-response.ts'
import type { SecurityHeaders } from '../http/security-headers.ts'
import { BrokenPages } from './broken-pages.ts'
import type { ContentCache } from './content-cache.ts'
import type { PageBundle } from './page-bundle.ts'

export interface PageVisit {
  request: Request
  transport: Transport
  origin: string
  /** Pages of signed-in staff may show drafts: rendered for them alone, never cached. */
  isStaff: boolean
}

interface PageParts {
  bundle: PageBundle
  contentCache: ContentCache
  securityHeaders: SecurityHeaders
  log: Logger
}

/** Answers every address that is not the API or a file. */
export function createPages({ bundle, contentCache, securityHeaders, log }: PageParts) {
  const brokenPages = new BrokenPages()

  function renderPage(visit: PageVisit, { pathname, search, searchParams }: URL): Promise<Rendered> {
    // Staff may see more than others, and searches are too many to remember.
    const cacheVersion = visit.isStaff || searchParams.has('q') ? null : contentCache.version
    return bundle.render({
      // Without the visitor's signal: others may wait for the same page when this one has left.
      request: new Request(new URL(pathname + search, PAGE_ORIGIN)),
      transport: visit.transport,
      origin: PAGE_ORIGIN,
      cacheVersion,
      assetsFor: bundle.assetsFor,
      onError: (error) => log.error({ err: error, path: pathname }, 'страница не отрисована'),
    })
  }

  async function respondCached(visit: PageVisit, url: URL): Promise<Response> {
    const { pages } = contentCache
    const encoding = chooseEncoding(visit.request.headers.get('accept-encoding'))
    const send = async (page: CachedResponse) =>
      toResponse(await pages.readyFor(page, visit.origin, encoding), visit.request)
    const fresh = pages.fresh(url.pathname)
    if (fresh) return await send(fresh)
    const { cached, instead } = await pages.makeOnce(url.pathname, async () => {
      const { version } = contentCache
      const broken = brokenPages.find(version, url.pathname)
      if (broken) return { cached: null, instead: broken, isGone: false }
      const rendered = await renderPage(visit, url)
      brokenPages.remember(version, url.pathname, rendered)
      return rendered.kind === 'page' && rendered.status === 200 && rendered.complete
        ? { cached: toCachedPage(rendered), instead: null }
        : { cached: null, instead: rendered, isGone: isNoPage(rendered) }
    })
    if (cached) return await send(cached)
    const isFailure = instead.kind === 'page' && instead.status === 503
    const lastGood = isFailure ? pages.lastGood(url.pathname) : undefined
    return lastGood ? await send(lastGood) : sendOnce(instead, visit)
  }

  function toCachedPage({ html, settings }: Extract<Rendered, { kind: 'page' }>): CachedResponse {
    return new CachedResponse({
      body: html,
      type: HTML,
      securityHeaders: (origin) => securityHeaders(origin, settings ?? undefined),
    })
  }

  async function sendOnce(rendered: Rendered, { request, origin }: PageVisit): Promise<Response> {
    if (rendered.kind === 'redirect') {
      return redirectTo(rendered.location, rendered.status)
    }
    const html = fillOrigin(rendered.html, origin)
    const encoding = chooseEncoding(request.headers.get('accept-encoding'))
    // The streams of `compress` in app.ts would take as long as the rendering.
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

  return async (visit: PageVisit): Promise<Response> => {
    const url = new URL(visit.request.url)
    if (!isReadable(url.pathname)) url.pathname = NOWHERE
    const canonical = canonicalPath(url.pathname)
    if (canonical !== url.pathname) return redirectTo(canonical + url.search, 301)
    const meaningful = bundle.meaningfulParameters.some((name) => url.searchParams.has(name))
    const hasCodes = url.pathname.includes('%')
    if (visit.isStaff || meaningful || hasCodes) return sendOnce(await renderPage(visit, url), visit)
    url.search = ''
    return respondCached(visit, url)
  }
}

/** True when the server knows that there is no such page, or that it has moved; a failure says neither. */
function isNoPage(rendered: Rendered): boolean {
  return rendered.kind === 'redirect' || rendered.status === 404
}

const HTML = 'text/html; charset=utf-8'

/** An address of no page, for those that cannot even be read. */
const NOWHERE = '/unreadable-address'

/** False for a broken encoding and for a NUL, which no name of ours has. */
function isReadable(path: string): boolean {
  try {
    return !decodeURIComponent(path).includes('\0')
  } catch {
    return false
  }
}

/**
 * One page, one address: small letters, single slashes, none at the end, nothing encoded that need not be (RFC 3986,
 * section 6.2.2.2). Otherwise every spelling would be a page of its own in the cache. A path with other codes names nothing of ours.
 */
function canonicalPath(path: string): string {
  const decoded = path.replace(/%(?:2[DE]|3\d|[46][1-9A-F]|[57][\dA]|5F|7E)/gi, decodeURIComponent)
  if (decoded.includes('%')) return path
  return decoded
    .replace(/\/{2,}/g, '/')
    .replace(/(?<=.)\/$/, '')
    .toLowerCase()
}

function redirectTo(location: string, status: number): Response {
  return new Response(null, { status, headers: { location } })
}
