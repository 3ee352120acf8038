import { QueryClient, type QueryKey } from '@tanstack/react-query'
import { queryDefaults } from '../api/queries.ts'
import type { StorefrontApi } from '../api/storefront.ts'
import { layout } from '../storefront/chrome/layout.tsx'
import type { PageQuery, ReadData } from '../storefront/page.ts'
import { loadPage, matchPage } from './routes.ts'

/** Where a page's data comes from and where it is put. */
export interface LoaderContext {
  api: StorefrontApi
  queries: QueryClient
}

/** What loading finds out about the answer, beside the data. */
export interface LoadResult {
  /** The page's folder in the storefront; null when it could not even be asked what it needs. */
  folder: string | null
  status: 200 | 404 | 503
  /** The canonical address when the data says that this one is another spelling of it; answered with 301. */
  canonical: string | null
  /** A failed deferred query leaves the page usable but not worth keeping. */
  complete: boolean
  /** Everything the page and its frame have asked for, in that order. */
  requestedKeys: QueryKey[]
}

/** The result of a page that broke before it could be loaded. */
export const BROKEN: LoadResult = {
  folder: null,
  status: 503,
  canonical: null,
  complete: false,
  requestedKeys: [],
}

/** A page whose code is here and whose data is on its way, or the address to go to instead. */
type OpenedPage = { redirect: string } | { redirect: null; loaded: Promise<LoadResult> }

/** A query client with the storefront's defaults. */
export function createQueryClient(): QueryClient {
  return new QueryClient({ defaultOptions: { queries: queryDefaults } })
}

/**
 * Fetches the code of the page that answers an address and begins to fetch its data. Rejects when the code does not arrive;
 * `loaded` never rejects: a failure stays in its query for the component to show.
 */
export async function openPage({ api, queries }: LoaderContext, url: URL): Promise<OpenedPage> {
  const { folder, params } = matchPage(url)
  const address = { url, params }
  const frame = layout.load(api, address)
  const page = await loadPage(folder)
  const plan = page.load(api, address)
  if (plan.redirect !== undefined) return { redirect: plan.redirect }
  const critical = [...frame.critical, ...plan.critical]
  const deferred = [...(frame.deferred ?? []), ...(plan.deferred ?? [])]
  const load = async (): Promise<LoadResult> => {
    const [hasCritical, hasDeferred] = await Promise.all([
      fetchAll(queries, critical),
      fetchAll(queries, deferred),
    ])
    const read: ReadData = (query) => queries.getQueryData(query.queryKey)
    const isAbsent = () => page.isAbsent?.(api, address, read) ?? false
    return {
      folder,
      status: !hasCritical ? 503 : isAbsent() ? 404 : 200,
      canonical: hasCritical ? (page.canonical?.(api, address, read) ?? null) : null,
      complete: hasDeferred,
      requestedKeys: [frame, plan]
        .flatMap((one) => [...one.critical, ...(one.deferred ?? [])])
        .map((query) => query.queryKey),
    }
  }
  return { redirect: null, loaded: load() }
}

/** True when every query has data. A failure stays in its query for the component to show. */
async function fetchAll(queries: QueryClient, wanted: readonly PageQuery[]): Promise<boolean> {
  await Promise.all(wanted.map((query) => queries.prefetchQuery({ ...query })))
  return wanted.every((query) => queries.getQueryState(query.queryKey)?.status === 'success')
}
