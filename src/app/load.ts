import { QueryClient, type QueryKey } from '@tanstack/react-query'
import { isLargeCatalogue } from '../api/large-catalogue.ts'
import { queryDefaults } from '../api/queries/queries.ts'
import type { StorefrontApi } from '../api/storefront.ts'
import type { PageQuery, ReadData } from '../storefront/page.ts'
import { layout } from '../storefront/parts/chrome/layout.tsx'
import { loadPage, matchPage } from './routes.ts'

/** The API a page's data is fetched from, and the query client it is stored in. */
export interface LoaderContext {
  api: StorefrontApi
  queries: QueryClient
}

/** Result of loading a page, besides the data. */
export interface LoadResult {
  /** The page's folder in the storefront; null when its `load` threw. */
  folder: string | null
  status: 200 | 404 | 503
  /** The canonical address when this one is a variant of it; responded with 301. */
  canonical: string | null
  /** False when a deferred query failed: the page is usable but must not be cached. */
  complete: boolean
  /** Query keys of layout and page. */
  requestedKeys: QueryKey[]
}

/** Load result of a page whose `load` threw. */
export const BROKEN: LoadResult = {
  folder: null,
  status: 503,
  canonical: null,
  complete: false,
  requestedKeys: [],
}

/** A page with loaded code and pending data, or the address to redirect to. */
type OpenedPage =
  | { redirect: string }
  | { redirect: null; loaded: Promise<LoadResult>; late: Promise<unknown> | undefined }

/** A query client with the storefront's defaults. */
export function createQueryClient(): QueryClient {
  return new QueryClient({ defaultOptions: { queries: queryDefaults } })
}

/**
 * Fetches the code of the page at an address and starts fetching its data. Rejects when the code cannot be fetched;
 * `loaded` never rejects: a failure stays in its query for the component to show. Nor does `late`, the page's code that only a page
 * without the server's markup needs: its place tells of a failure.
 */
export async function openPage({ api, queries }: LoaderContext, url: URL): Promise<OpenedPage> {
  const { folder, params } = matchPage(url)
  const address = { url, params, isLarge: isLargeCatalogue(queries) }
  const frame = layout.load(api, address)
  const page = await loadPage(folder, address.isLarge)
  const late = page.loadLate?.().catch(() => undefined)
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
  return { redirect: null, loaded: load(), late }
}

/** True when every query has data. A failure stays in its query for the component to show. */
async function fetchAll(queries: QueryClient, wanted: readonly PageQuery[]): Promise<boolean> {
  await Promise.all(wanted.map((query) => queries.prefetchQuery({ ...query })))
  return wanted.every((query) => queries.getQueryState(query.queryKey)?.status === 'success')
}
