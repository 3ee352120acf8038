import { createContext, type ReactElement, use } from 'react'
import type { StorefrontApi } from '../api/storefront.ts'

/** Context of all storefront components. */
export interface Site {
  api: StorefrontApi
  /** Scheme and host, for canonical and shared links. */
  origin: string
  /** Prefetches a page; absent on the server. */
  prefetch?: (url: URL) => void
}

export const SiteContext = createContext<Site | null>(null)

/** The present site context. Throws outside the provider. */
export function useSite(): Site {
  const site = use(SiteContext)
  if (!site) throw new Error('SiteContext is missing')
  return site
}

/** The storefront's API client. */
export function useApi(): StorefrontApi {
  return useSite().api
}

/** True while the next page's code is loading; the present page stays until then. */
export const NavigationPendingContext = createContext(false)

type CacheMarkup = (of: object, element: ReactElement) => string

/** Provided on the server only. */
export const CachedMarkupContext = createContext<CacheMarkup | null>(null)

/**
 * On the server the cached markup of an element that depends on `of` only; cached as long as that object exists.
 * Null in the browser, which hydrates the same markup as ordinary elements.
 */
export function useCachedMarkup(of: object | null, element: ReactElement): string | null {
  const cacheMarkup = use(CachedMarkupContext)
  return cacheMarkup === null || of === null ? null : cacheMarkup(of, element)
}
