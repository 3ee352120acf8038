import { QueryClient, type QueryKey } from '@tanstack/react-query'
import { createContext, type LoaderFunctionArgs, redirect } from 'react-router'
import { queryDefaults } from '../api/queries.ts'
import type { StorefrontApi } from '../api/storefront.ts'
import type { Page, PageQuery, ReadData } from '../storefront/page.ts'

/** What loading finds out about the answer, beside the data. */
export interface LoadResult {
  status: 200 | 404 | 503
  /** A failed deferred query leaves the page usable but not worth keeping. */
  complete: boolean
  /** Everything the page and its frame have asked for, in that order. */
  requestedKeys: QueryKey[]
}

/** The result before anything has been loaded: 200, complete. */
export function createLoadResult(): LoadResult {
  return { status: 200, complete: true, requestedKeys: [] }
}

export interface LoaderContext {
  api: StorefrontApi
  queries: QueryClient
  /** On the server a page waits for its data; in the browser it opens at once and shows skeletons. */
  awaitData: boolean
  loadResult: LoadResult
}

export const loaderContext = createContext<LoaderContext>()

/** A query client with the storefront's defaults. */
export function createQueryClient(): QueryClient {
  return new QueryClient({ defaultOptions: { queries: queryDefaults } })
}

/** Turns a page's plan into the router's loader; the data itself lives in the query client. */
export function toLoader(page: Page) {
  return async ({ request, params, context }: LoaderFunctionArgs) => {
    const loader = context.get(loaderContext)
    const address = { url: new URL(request.url), params }
    const plan = page.load(loader.api, address)
    if (plan.redirect !== undefined) throw redirect(plan.redirect, 301)
    const wanted = [...plan.critical, ...(plan.deferred ?? [])]
    loader.loadResult.requestedKeys.push(...wanted.map((query) => query.queryKey))
    const settled = Promise.all([
      fetchAll(loader.queries, plan.critical),
      fetchAll(loader.queries, plan.deferred ?? []),
    ])
    if (!loader.awaitData) return null
    const [hasCritical, hasDeferred] = await settled
    const read: ReadData = (query) => loader.queries.getQueryData(query.queryKey)
    if (!hasCritical) loader.loadResult.status = 503
    else {
      const canonical = page.canonical?.(loader.api, address, read) ?? null
      if (canonical !== null) throw redirect(canonical, 301)
      if (page.isAbsent?.(loader.api, address, read)) loader.loadResult.status = 404
    }
    if (!hasDeferred) loader.loadResult.complete = false
    return null
  }
}

/** True when every query has data. A failure stays in its query for the component to show. */
async function fetchAll(queries: QueryClient, wanted: readonly PageQuery[]): Promise<boolean> {
  await Promise.all(wanted.map((query) => queries.prefetchQuery({ ...query })))
  return wanted.every((query) => queries.getQueryState(query.queryKey)?.status === 'success')
}
