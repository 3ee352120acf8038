/** Addresses of the built files a document links to. */
export interface Assets {
  /** Classic scripts that run before anything is shown (src/app/early). */
  early: readonly string[]
  /** The browser entry; in development also Vite's scripts before it. */
  scripts: readonly string[]
  styles: readonly string[]
  /** Modules of this page, fetched along with the entry. */
  preloads: readonly string[]
  fonts: readonly string[]
  /** The service worker that caches the offline page; null in development. */
  worker: string | null
}

/**
 * Which document the assets are for: a storefront page by its folder, of a large catalogue or not; the staff area, or the separate
 * sign-in page.
 */
export type AssetsOwner = { page: string | null; isLarge?: boolean } | 'staff' | 'sign-in'
