// First, so that component styles come later in the cascade.
import './browser.css'

import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { fetchTransport } from '../api/fetch-transport.ts'
import { setLargeCatalogue } from '../api/large-catalogue.ts'
import { createStorefrontApi } from '../api/storefront.ts'
import { startOutboxIfNeeded } from '../storefront/inquiry/loading/start-outbox.ts'
import { STATE_ID } from './document.tsx'
import { keepTyped } from './keep-typed.ts'
import { createQueryClient } from './load.ts'
import { createPrefetch } from './prefetch.ts'
import { registerServiceWorker } from './register-service-worker.ts'
import { loadPage, matchPage } from './routes.ts'
import { Shell } from './shell.tsx'
import { SiteRouter } from './site-router.tsx'
import { type PageState, restoreData } from './state.ts'

// After a reload the entries of pages that were turned to belong to this document: Back or Forward, before the code had come, has changed
// the address alone. An anchor is on the same page.
const [opened] = performance.getEntriesByType('navigation')
const toPage = (address: string) => address.split('#')[0]
if (opened && toPage(opened.name) !== toPage(location.href)) {
  location.reload()
  await new Promise(() => undefined)
}

const stateText = document.getElementById(STATE_ID)?.textContent ?? ''
const state: PageState = JSON.parse(stateText)
const queries = createQueryClient()
const api = createStorefrontApi(fetchTransport)
const context = { api, queries }
restoreData(queries, state.data)
if (state.isLarge) setLargeCatalogue(queries, true)

// The page's code must be there before hydration.
await loadPage(matchPage(new URL(location.href)).folder, state.isLarge)

const onRecoverableError = keepTyped()
startTransition(() => {
  hydrateRoot(
    document,
    <Shell
      state={state}
      stateText={stateText}
      site={{ api, origin: state.origin, prefetch: createPrefetch(context) }}
      queries={queries}
    >
      <SiteRouter context={context} />
    </Shell>,
    { onRecoverableError },
  )
})

registerServiceWorker(state.assets.worker)
startOutboxIfNeeded(api)
