import type { QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import type { Transport } from '../api/client.ts'
import { setLargeCatalogue } from '../api/large-catalogue.ts'
import { settingsQuery } from '../api/queries/queries.ts'
import { createStorefrontApi } from '../api/storefront.ts'
import type { PublicSettings } from '../contract/settings.ts'
import { CachedMarkupContext } from '../storefront/site.ts'
import { loadMarkdownTree, MarkdownTreeContext } from '../ui/markdown/markdown.tsx'
import type { Assets, AssetsOwner } from './assets.ts'
import { CachedMarkup } from './cached-markup.tsx'
import { BROKEN, createQueryClient, type LoadResult, openPage } from './load.ts'
import { meaningfulParameters, routeOf, SiteRoutes } from './routes.ts'
import { Shell } from './shell.tsx'
import { SiteHead } from './site-head.tsx'
import { type PageState, toData, toStateText } from './state.ts'

const MarkdownTree = await loadMarkdownTree()

export { meaningfulParameters }

/** The HTML of a text in Markdown, for a page that is shown without the renderer. */
export const renderMarkdown = (text: string): string =>
  renderToStaticMarkup(<MarkdownTree text={text} context="answer" />)

export interface RenderRequest {
  request: Request
  transport: Transport
  origin: string
  /** Identity of the present content: renders of one version share loaded data. Null shares nothing. */
  cacheVersion: object | null
  /** Whether lists of the catalogue are loaded in parts. */
  isLarge: boolean
  assetsFor(owner: AssetsOwner): Assets
  /** Called when a component threw; the page then shows that it is unavailable. */
  onError(error: unknown): void
}

export type Rendered =
  | { kind: 'redirect'; location: string; status: number }
  | {
      kind: 'page'
      /** UTF-8. */
      html: Uint8Array<ArrayBuffer>
      status: LoadResult['status']
      complete: boolean
      /** A component threw although all data was loaded: it would throw again with the same content. */
      isBroken: boolean
      /** Settings on which Content-Security-Policy depends; null when they could not be loaded. */
      settings: PublicSettings | null
    }

/** The last settings read: an error page still shows the phone number. */
let lastSettings: PublicSettings | null = null

const sharedQueries = new WeakMap<object, QueryClient>()
/** Upper bound of shared queries, more than a catalogue has products: invented addresses must not fill the memory. */
const SHARED_LIMIT = 2_000

/** Query client shared by all renders of one content version; garbage-collected with it when content changes. */
function queriesOf(cacheVersion: object): QueryClient {
  const known = sharedQueries.get(cacheVersion)
  if (known && known.getQueryCache().getAll().length <= SHARED_LIMIT) return known
  // A new client instead of clearing the old one, which running renders still use.
  const queries = createQueryClient()
  sharedQueries.set(cacheVersion, queries)
  return queries
}

/** Loads and renders an address to a whole document. */
export async function render({
  request,
  transport,
  origin,
  cacheVersion,
  isLarge,
  assetsFor,
  onError,
}: RenderRequest): Promise<Rendered> {
  const queries = cacheVersion === null ? createQueryClient() : queriesOf(cacheVersion)
  setLargeCatalogue(queries, isLarge)
  const api = createStorefrontApi(transport)
  const url = new URL(request.url)
  const opened = await openPage({ api, queries }, url).catch((error: unknown) => {
    onError(error)
    return { redirect: null, loaded: BROKEN }
  })
  if (opened.redirect !== null) return { kind: 'redirect', location: opened.redirect, status: 301 }
  const { folder, status, canonical, complete, requestedKeys } = await opened.loaded
  if (canonical !== null) return { kind: 'redirect', location: canonical, status: 301 }
  const assets = assetsFor({ page: folder, isLarge })
  const only = routeOf(folder)
  const settings = queries.getQueryData(settingsQuery(api).queryKey) ?? null
  if (settings !== null) lastSettings = settings

  const toHtml = (state: PageState, data: QueryClient) => {
    const pieces = new CachedMarkup()
    const stateText = toStateText(state, pieces.cacheJson)
    const text = renderDocument(
      <CachedMarkupContext value={pieces.cache}>
        <MarkdownTreeContext value={MarkdownTree}>
          <Shell
            state={state}
            stateText={stateText}
            head={<SiteHead settings={settings ?? lastSettings} />}
            site={{ api, origin }}
            queries={data}
          >
            <StaticRouter location={url.pathname + url.search}>
              <SiteRoutes of={only} />
            </StaticRouter>
          </Shell>
        </MarkdownTreeContext>
      </CachedMarkupContext>,
    )
    return pieces.toBytes(text)
  }
  let isBroken = false
  if (status !== 503) {
    try {
      const data = toData(queries, requestedKeys)
      const large = isLarge ? { isLarge } : {}
      const html = toHtml({ assets, origin, failed: false, ...large, data }, queries)
      return { kind: 'page', html, status, complete, isBroken: false, settings }
    } catch (error) {
      isBroken = complete
      onError(error)
    }
  }
  // A separate client, so that this render's data is not taken for current by later ones.
  const known = createQueryClient()
  const { queryKey } = settingsQuery(api)
  if (lastSettings !== null) known.setQueryData(queryKey, lastSettings)
  const html = toHtml({ assets, origin, failed: true, data: toData(known, [queryKey]) }, known)
  return { kind: 'page', html, status: 503, complete: false, isBroken, settings }
}

/**
 * All data is loaded before rendering, so nothing suspends and `renderToString` is enough: no inline scripts for suspended
 * boundaries, no streaming.
 */
function renderDocument(element: ReactNode): string {
  return `<!DOCTYPE html>${renderToString(element)}`
}
