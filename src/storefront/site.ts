import { createContext, use } from 'react'
import type { StorefrontApi } from '../api/storefront.ts'

/** What every component of the site may rely on. */
export interface Site {
  api: StorefrontApi
  /** Scheme and host that visitors use, for canonical and shared links. */
  origin: string
}

export const SiteContext = createContext<Site | null>(null)

export function useSite(): Site {
  const site = use(SiteContext)
  if (!site) throw new Error('SiteContext is missing')
  return site
}

export function useApi(): StorefrontApi {
  return useSite().api
}
