import type { Logger } from 'pino'
import type { Transport } from '../../api/client.ts'
import type { Rendered } from '../../app/server.tsx'
import { contentSecurityPolicy } from '../http/security-headers.ts'
import type { KeptContent } from './kept-content.ts'
import { answerWith } from './page-answer.ts'
import type { PageBundle } from './page-bundle.ts'
import { toReadyPage } from './page-cache.ts'

export interface PageVisit {
  request: Request
  transport: Transport
  origin: string
  /** Pages of signed-in staff may show drafts: rendered for them alone, never kept. */
  isStaff: boolean
}

interface PageParts {
  bundle: PageBundle
  kept: KeptContent
  log: Logger
}

const NO_COUNTERS = { yandexMetrikaId: '', googleAnalyticsId: '' }

/** Answers every address that is not the API or a file. */
export function createPages({ bundle, kept, log }: PageParts) {
  function renderPage(visit: PageVisit, url: URL): Promise<Rendered> {
    // Staff may see more than others, and searches are too many to remember.
    const epoch = visit.isStaff || url.searchParams.has('q') ? null : kept.epoch
    return bundle.render({
      // Without the visitor's signal: others may wait for the same page when this one has left.
      request: new Request(url),
      transport: visit.transport,
      origin: visit.origin,
      epoch,
      assetsFor: bundle.assetsFor,
      onError: (error) => log.error({ err: error, path: url.pathname }, 'страница не отрисована'),
    })
  }

  async function answerKept(visit: PageVisit, url: URL): Promise<Response> {
    const key = `${visit.origin}${url.pathname}`
    const ready = kept.pages.fresh(key)
    if (ready) return answerWith(ready, visit.request)
    const mayBeKept = kept.isKeptAt(visit.origin)
    const { page, instead } = await kept.pages.render(key, async () => {
      const rendered = await renderPage(visit, url)
      const isWhole = rendered.kind === 'page' && rendered.status === 200 && rendered.complete
      return isWhole && mayBeKept
        ? { page: await toReadyPage(rendered.html, policyOf(rendered)), instead: null }
        : { page: null, instead: rendered, isGone: isWhole || isNoPage(rendered) }
    })
    if (page) return answerWith(page, visit.request)
    const lastGood = kept.pages.lastGood(key)
    const isFailure = instead.kind === 'page' && instead.status === 503
    return isFailure && lastGood ? answerWith(lastGood, visit.request) : toResponse(instead)
  }

  return async (visit: PageVisit): Promise<Response> => {
    const url = new URL(visit.request.url)
    if (!isReadable(url.pathname)) url.pathname = NOWHERE
    const canonical = canonicalPath(url.pathname)
    if (canonical !== url.pathname) return redirectTo(canonical + url.search, 301)
    const meaningful = bundle.meaningfulParameters.some((name) => url.searchParams.has(name))
    if (visit.isStaff || meaningful) return toResponse(await renderPage(visit, url))
    url.search = ''
    return answerKept(visit, url)
  }
}

/** True when the server knows that there is no such page, or that it has moved; a failure says neither. */
function isNoPage(rendered: Rendered): boolean {
  return rendered.kind === 'redirect' || rendered.status === 404
}

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

/** One page, one address: small letters, single slashes, none at the end. Encoded paths name nothing of ours. */
function canonicalPath(path: string): string {
  if (path.includes('%')) return path
  return path
    .replace(/\/{2,}/g, '/')
    .replace(/(?<=.)\/$/, '')
    .toLowerCase()
}

function redirectTo(location: string, status: number): Response {
  return new Response(null, { status, headers: { location } })
}

function policyOf(rendered: Rendered): string {
  const counters = rendered.kind === 'page' ? rendered.settings : null
  return contentSecurityPolicy(counters ?? NO_COUNTERS)
}

function toResponse(rendered: Rendered): Response {
  if (rendered.kind === 'redirect') {
    return redirectTo(rendered.location, rendered.status)
  }
  return new Response(rendered.html, {
    status: rendered.status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policyOf(rendered),
      'cache-control': 'private, no-store',
      ...(rendered.status === 503 ? { 'retry-after': '30' } : {}),
    },
  })
}
