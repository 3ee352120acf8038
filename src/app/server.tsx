import type { QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  RouterContextProvider,
  StaticRouterProvider,
} from 'react-router'
import type { Transport } from '../api/client.ts'
import { settingsQuery } from '../api/queries.ts'
import { createStorefrontApi } from '../api/storefront.ts'
import type { PublicSettings } from '../contract/settings.ts'
import type { Assets, AssetsOwner } from './assets.ts'
import { createQueryClient, type Outcome, startOutcome, surroundings } from './load.ts'
import { meaningfulParameters, routes } from './routes.ts'
import { Shell } from './shell.tsx'
import { type PageState, toData } from './state.ts'

const handler = createStaticHandler(routes)

export { meaningfulParameters }

export interface RenderRequest {
  request: Request
  transport: Transport
  origin: string
  /** Stands for the present content: renders under one epoch share what they loaded. Null: nothing is shared. */
  epoch: object | null
  assetsFor(owner: AssetsOwner): Assets
}

export type Rendered =
  | { kind: 'redirect'; location: string; status: number }
  | {
      kind: 'page'
      html: string
      status: Outcome['status']
      complete: boolean
      /** What the content-security header depends on; null when the page has no settings. */
      settings: PublicSettings | null
    }

const sharedQueries = new WeakMap<object, QueryClient>()
/** More different questions than a catalogue has products: somebody is inventing addresses. */
const SHARED_LIMIT = 2_000

/** The queries remembered under an epoch; they are collected with it when content changes. */
function queriesOf(epoch: object): QueryClient {
  const queries = sharedQueries.get(epoch) ?? createQueryClient()
  sharedQueries.set(epoch, queries)
  if (queries.getQueryCache().getAll().length > SHARED_LIMIT) queries.clear()
  return queries
}

/** Loads and renders one address to a whole document. */
export async function render({
  request,
  transport,
  origin,
  epoch,
  assetsFor,
}: RenderRequest): Promise<Rendered> {
  const queries = epoch === null ? createQueryClient() : queriesOf(epoch)
  const outcome = startOutcome()
  const api = createStorefrontApi(transport)
  const context = new RouterContextProvider()
  context.set(surroundings, { api, queries, waits: true, outcome })
  const loaded = await handler.query(request, { requestContext: context })
  if (loaded instanceof Response) {
    return { kind: 'redirect', location: loaded.headers.get('location') ?? '/', status: loaded.status }
  }
  const failed = outcome.status === 503 || loaded.statusCode >= 500
  if (failed) outcome.status = 503
  const folder: string | null = loaded.matches.at(-1)?.route.handle?.folder ?? null
  const assets = assetsFor({ page: folder })
  const state: PageState = { assets, origin, failed, data: failed ? [] : toData(queries, outcome.asked) }
  const html = renderDocument(
    <Shell state={state} site={{ api, origin }} queries={queries}>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, loaded)}
        context={loaded}
        hydrate={false}
      />
    </Shell>,
  )
  const settings = queries.getQueryData(settingsQuery(api).queryKey) ?? null
  return { kind: 'page', html, status: outcome.status, complete: outcome.complete && !failed, settings }
}

/**
 * Everything a page needs has arrived before it is rendered, so nothing suspends and the plain renderer fits:
 * no boundary is outlined, which would need an inline script, and no bytes are encoded twice.
 */
function renderDocument(element: ReactNode): string {
  return `<!DOCTYPE html>${renderToString(element)}`
}
