import type { Logger } from 'pino'
import type { Transport } from '../../api/client.ts'
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
  async function renderPage(visit: PageVisit, url: URL) {
    const request = new Request(url, { headers: visit.request.headers, signal: visit.request.signal })
    // Staff may see more than others, and searches are too many to remember.
    const epoch = visit.isStaff || url.searchParams.has('q') ? null : kept.epoch
    const rendered = await bundle.render({ ...visit, request, epoch, assetsFor: bundle.assetsFor })
    const counters = rendered.kind === 'page' ? rendered.settings : null
    return { rendered, policy: contentSecurityPolicy(counters ?? NO_COUNTERS) }
  }

  async function answerKept(visit: PageVisit, url: URL): Promise<Response> {
    const key = `${visit.origin}${url.pathname}`
    let other: Response | undefined
    const page = await kept.pages
      .render(key, async () => {
        const { rendered, policy } = await renderPage(visit, url)
        const good = rendered.kind === 'page' && rendered.status === 200 && rendered.complete
        if (good) return await toReadyPage(rendered.html, policy)
        other = toResponse(rendered, policy)
        return null
      })
      .catch((error: unknown) => {
        log.error({ err: error, path: url.pathname }, 'страница не отрисована')
        return null
      })
    if (page) return answerWith(page, visit.request)
    const lastGood = kept.pages.lastGood(key)
    if (lastGood && (!other || other.status === 503)) return answerWith(lastGood, visit.request)
    return other ?? (await answerAnew(visit, url))
  }

  async function answerAnew(visit: PageVisit, url: URL): Promise<Response> {
    const { rendered, policy } = await renderPage(visit, url)
    return toResponse(rendered, policy)
  }

  return async (visit: PageVisit): Promise<Response> => {
    const url = new URL(visit.request.url)
    const meaningful = bundle.meaningfulParameters.some((name) => url.searchParams.has(name))
    if (visit.isStaff || meaningful) return answerAnew(visit, url)
    url.search = ''
    return answerKept(visit, url)
  }
}

type Rendered = Awaited<ReturnType<PageBundle['render']>>

function toResponse(rendered: Rendered, policy: string): Response {
  if (rendered.kind === 'redirect') {
    return new Response(null, { status: rendered.status, headers: { location: rendered.location } })
  }
  return new Response(rendered.html, {
    status: rendered.status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      'cache-control': 'private, no-store',
      ...(rendered.status === 503 ? { 'retry-after': '30' } : {}),
    },
  })
}
