import type { Logger } from 'pino'
import type { Transport } from '../../../api/client.ts'
import { escapeHtml } from '../../../lib/text/escape-html.ts'
import { fillOrigin, PAGE_ORIGIN } from '../cache/page-origin.ts'
import { framedByOwnPages, type SecurityHeaders } from '../http/security-headers.ts'
import type { PageBundle } from './page-bundle.ts'

/** A page of the storefront and the one call whose answer it gets instead of the public one. */
export interface PreviewedPage {
  path: string
  call: readonly [noun: string, verb: string]
  /** The input's value by which the call names the record; null for a call that names none. */
  key: string | null
  answer: object
  /** Sentence about what of the draft is not shown; null when all is. */
  notice: string | null
}

interface PreviewParts {
  bundle: PageBundle
  securityHeaders: SecurityHeaders
  log: Logger
  /** Whether lists of the catalogue are loaded in parts. */
  isLarge(): Promise<boolean>
}

const ROBOTS = '<meta name="robots" content="noindex, nofollow"/>'
const HEAD = `${ROBOTS}<link rel="stylesheet" href="/assets/preview.css"/>`
const BAND = `<p><b>Предпросмотр: так страница будет выглядеть на сайте.</b></p>`

/** The bar above a preview; `notice` is a sentence about what it does not show. */
const bandOf = (notice: string | null) =>
  `<aside class="preview-band">${BAND}${notice === null ? '' : `<p><b>${escapeHtml(notice)}</b></p>`}</aside>`

/** Creates the pages behind the links of previews. */
export function createPreviewPage({ bundle, securityHeaders, log, isLarge }: PreviewParts) {
  async function render(
    path: string,
    transport: Transport,
    { origin, head, band, isFramed }: Around,
  ): Promise<Response> {
    const rendered = await bundle.render({
      request: new Request(new URL(path, PAGE_ORIGIN)),
      transport,
      origin: PAGE_ORIGIN,
      cacheVersion: null,
      isLarge: await isLarge(),
      assetsFor: (owner) => ({
        ...bundle.assetsFor(owner),
        early: [],
        scripts: [],
        preloads: [],
        worker: null,
      }),
      onError: (error) => log.error({ err: error, path }, 'предпросмотр не отрисован'),
    })
    if (rendered.kind === 'redirect') throw new Error(`a preview of ${path} was redirected`)
    const html = Buffer.from(fillOrigin(rendered.html, origin)).toString()
    return new Response(html.replace('</head>', `${head}</head>`).replace('<body>', `<body>${band}`), {
      status: rendered.status,
      headers: {
        ...(isFramed ? framedByOwnPages(securityHeaders(origin)) : securityHeaders(origin)),
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex, nofollow',
        'referrer-policy': 'no-referrer',
      },
    })
  }

  return {
    /**
     * The page as a stranger would see it, with the record's draft in place of one answer of the API. Without the page's code:
     * nothing is fetched, stored or counted in the browser, and every link leads to the public site. Staff see it beside their form.
     */
    show: (page: PreviewedPage, transport: Transport, origin: string) =>
      render(page.path, withAnswer(transport, page), {
        origin,
        head: HEAD,
        band: bandOf(page.notice),
        isFramed: true,
      }),
    /** The page that says that nothing can be read now, 503. */
    fail: (origin: string) =>
      render('/', () => Promise.reject(new Error('nothing is read')), {
        origin,
        head: ROBOTS,
        band: '',
        isFramed: false,
      }),
  }
}

/** What a preview has beside the page. */
interface Around {
  origin: string
  head: string
  band: string
  /** Whether the staff area may show it in a frame. */
  isFramed: boolean
}

/** The transport with one answer replaced: that of the call for the previewed record. */
function withAnswer(transport: Transport, { call, key, answer }: PreviewedPage): Transport {
  return (path, endpoint, input, options) => {
    const isCall = path[0] === call[0] && path[1] === call[1]
    const isAsked = isCall && (key === null || Object.values(Object(input)).includes(key))
    return isAsked ? Promise.resolve(answer) : transport(path, endpoint, input, options)
  }
}
