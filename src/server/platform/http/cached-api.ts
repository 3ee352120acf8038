import { CachedResponse } from '../cache/cached-response.ts'
import type { Computed } from '../cache/response-cache.ts'
import type { ContentCache } from '../pages/content-cache.ts'
import { type ResponseKey, toResponseKey } from './response-key.ts'
import type { SecurityHeaders } from './security-headers.ts'

/** The cached response to an anonymous GET of this path and query, if it is fresh. */
export function findFresh(cache: ContentCache, target: string): CachedResponse | undefined {
  // Nearly all requests have no parameters, and a canonical address is its own key (response-key.ts).
  const exact = cache.pages.fresh(target) ?? cache.api.fresh(target)
  if (exact) return exact
  const found = toResponseKey(target)
  return found ? cacheFor(cache, found).fresh(found.key) : undefined
}

type ApiCache = Pick<ContentCache, 'api' | 'apiSearches'>

const cacheFor = ({ api, apiSearches }: ApiCache, { isSearch }: ResponseKey) => (isSearch ? apiSearches : api)

interface CachedCall {
  request: Request
  /** Scheme and host that the visitor sees. */
  origin: string
  /** Handles the request without cache. */
  respond(): Promise<Response>
}

/** Handles API calls of visitors: public reads from their cache, everything else by `respond`. */
export function createCachedApi(cache: ApiCache, securityHeaders: SecurityHeaders) {
  return async ({ request, origin, respond }: CachedCall): Promise<Response> => {
    const { pathname, search } = new URL(request.url)
    const found = isRead(request) ? toResponseKey(pathname + search) : null
    if (!found) return respond()
    const responses = cacheFor(cache, found)
    let own: Response | undefined
    const compute = async (): Promise<Computed<Response>> => {
      own = await respond()
      const body = await readCacheable(own, found)
      if (!body) return { cached: null, uncached: own, isGone: own.status < 500 }
      const type = own.headers.get('content-type') ?? 'application/json'
      return { cached: new CachedResponse({ body, type, securityHeaders }), uncached: null }
    }
    const cached = responses.fresh(found.key) ?? (await responses.refresh(found.key, compute)).cached
    if (cached) return responses.respond(cached, origin, request)
    // An error response to one caller is not shared with those waiting.
    return own ?? respond()
  }
}

const isRead = ({ method }: Request) => method === 'GET' || method === 'HEAD'

/** The body of a cacheable response; null when it must not be cached. */
async function readCacheable(
  response: Response,
  { key, isSearch }: ResponseKey,
): Promise<Buffer<ArrayBuffer> | null> {
  if (response.status !== 200 || response.headers.has('set-cookie')) return null
  const body = Buffer.from(await response.clone().arrayBuffer())
  // Not cached: empty results of filters by unknown names, which can be invented without limit and are fast.
  const isUnknownName = key.includes('?') && !isSearch && body.equals(EMPTY_LIST)
  return isUnknownName ? null : body
}

const EMPTY_LIST = Buffer.from('[]')
