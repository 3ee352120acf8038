import { vi } from 'vitest'
import { captureLog } from '../../../../tests/support/log.ts'
import type { Rendered } from '../../../app/server.tsx'
import { createSettings } from '../../../contract/settings.fixture.ts'
import { PAGE_ORIGIN } from '../cache/page-origin.ts'
import type { SecurityHeaders } from '../http/security-headers.ts'
import { ContentCache } from './content-cache.ts'
import type { PageBundle } from './page-bundle.ts'
import { createPages } from './pages.ts'

/** Origin of the visitors. */
export const ORIGIN = 'http://shop.test'

/** Settings of every page. */
export const SETTINGS = createSettings({
  siteName: 'Септики',
  siteDescription: 'Станции для дома',
  companyName: 'ООО «Септики»',
  companyInn: '7701234567',
  companyOgrn: '1027700132195',
  companyAddress: 'Москва',
  companyPhone: '+7 (495) 120-00-01',
  workingHours: '9:00-18:00',
  chatPhone: '+7 916 111-22-33',
  botLink: 'https://t.me/bot',
  yandexMetrikaId: '12345678',
  googleAnalyticsId: '',
})

type Page = Extract<Rendered, { kind: 'page' }>

/** A rendered page; the placeholder of the origin is part of its text. */
export const pageOf = (text: string, changes: Partial<Page> = {}): Page => ({
  kind: 'page',
  html: Uint8Array.from(Buffer.from(`${text} ${PAGE_ORIGIN}/`)),
  status: 200,
  complete: true,
  isBroken: false,
  settings: SETTINGS,
  ...changes,
})
/** A page that is not there. */
export const missing = pageOf('нет такой', { status: 404 })
/** What is shown while the database is away. */
export const failed = pageOf('недоступна', { status: 503, complete: false, settings: null })

/** Opens pages whose rendering is up to the test: `now` is what the next visitors get. */
export function openPages(now: Rendered) {
  const shown = { now }
  const render = vi.fn<PageBundle['render']>(async () => shown.now)
  const securityHeaders = vi.fn<SecurityHeaders>(() => ({ 'x-policy': 'strict' }))
  const contentCache = new ContentCache(1_000_000)
  const log = captureLog()
  const handle = createPages({
    contentCache,
    securityHeaders,
    log: log.log,
    isLarge: async () => false,
    bundle: {
      render,
      renderMarkdown: async () => '',
      meaningfulParameters: ['users', 'q'],
      strictPolicy: true,
      assetsFor: () => ({ early: [], scripts: [], styles: [], preloads: [], fonts: [], worker: null }),
    },
  })
  const open = (address: string, headers: Record<string, string> = {}, isStaff = false) =>
    handle({
      request: new Request(ORIGIN + address, { headers }),
      origin: ORIGIN,
      isStaff,
      transport: async () => undefined,
    })
  const read = async (address: string) => {
    const response = await open(address)
    return `${response.status} ${await response.text()}`
  }
  /** Addresses that were rendered, without the placeholder of the origin. */
  const rendered = () => render.mock.calls.map(([{ request }]) => request.url.replace(PAGE_ORIGIN, ''))
  return { shown, render, rendered, securityHeaders, contentCache, log, open, read }
}
