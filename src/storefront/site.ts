import { createContext, type ReactElement, use } from 'react'
import type { StorefrontApi } from '../api/storefront.ts'

/** What every component of the site may rely on. */
export interface Site {
  api: StorefrontApi
  /** Scheme and host that visitors use, for canonical and shared links. */
  origin: string
  /** Gets a page ready that is about to be opened; absent on the server. */
  prefetch?: (url: URL) => void
}

export const SiteContext = createContext<Site | null>(null)

/** API, origin and prefetch of this render. Throws outside the provider. */
export function useSite(): Site {
  const site = use(SiteContext)
  if (!site) throw new Error('SiteContext is missing')
  return site
}

/** The storefront's API client. */
export function useApi(): StorefrontApi {
  return useSite().api
}

/** True while the next page's code is on its way; the present page stays until then. */
export const NavigationPendingContext = createContext(false)

type CacheMarkup = (of: object, element: ReactElement) => string

/** Given by the server alone. */
export const CachedMarkupContext = createContext<CacheMarkup | null>(null)

/**
 * On the server the markup of an element that depends on nothing but `of`: rendered once and cached as long as that object.
 * Null in the browser, which finds the same markup and takes it over as ordinary elements.
 */
export function useCachedMarkup(of: object | null, element: ReactElement): string | null {
  const cacheMarkup = use(CachedMarkupContext)
  return cacheMarkup === null || of === null ? null : cacheMarkup(of, element)
}
