// First, so that styles of components come after it and win.
import './browser.css'

import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes, RouterContextProvider } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { fetchTransport } from '../api/fetch-transport.ts'
import { createStorefrontApi } from '../api/storefront.ts'
import { STATE_ID } from './document.tsx'
import { createLoadResult, createQueryClient, loaderContext } from './load.ts'
import { createPrefetch } from './prefetch.ts'
import { registerServiceWorker } from './register-service-worker.ts'
import { routes } from './routes.ts'
import { Shell } from './shell.tsx'
import { type PageState, restoreData } from './state.ts'

const state: PageState = JSON.parse(document.getElementById(STATE_ID)?.textContent ?? '')
const queries = createQueryClient()
const api = createStorefrontApi(fetchTransport)
restoreData(queries, state.data)

/** The modules of the first page must be here before hydration, or React would find nothing to attach to. */
async function openMatchedRoutes(): Promise<void> {
  const matches = matchRoutes(routes, location) ?? []
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return
      Object.assign(route, await route.lazy(), { lazy: undefined })
    }),
  )
}

await openMatchedRoutes()

const router = createBrowserRouter(routes, {
  hydrationData: { loaderData: Object.fromEntries(loadedRouteIds().map((id) => [id, null])) },
  getContext: () => {
    const context = new RouterContextProvider()
    context.set(loaderContext, { api, queries, awaitData: false, loadResult: createLoadResult() })
    return context
  },
})

/** The data is in the query client already; the router only has to know that its loaders ran. */
function loadedRouteIds(): string[] {
  return (matchRoutes(routes, location) ?? []).map(({ route }) => route.id ?? '')
}

startTransition(() => {
  hydrateRoot(
    document,
    <Shell
      state={state}
      site={{ api, origin: state.origin, prefetch: createPrefetch({ api, queries }) }}
      queries={queries}
    >
      <RouterProvider router={router} />
    </Shell>,
  )
})

registerServiceWorker(state.assets.worker)
