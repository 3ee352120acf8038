/** Addresses of the built files a document links to. */
export interface Assets {
  /** Classic scripts that run before anything is shown (src/app/early). */
  early: readonly string[]
  /** The browser entry, and in development what must run before it. */
  scripts: readonly string[]
  styles: readonly string[]
  /** Modules of this page, fetched along with the entry. */
  preloads: readonly string[]
  fonts: readonly string[]
  /** The service worker that keeps the page of last resort; none in development. */
  worker: string | null
}

/** A document with code of its own: a page of the site by its folder, the staff area, or its sign-in page alone. */
export type AssetsOwner = { page: string | null } | 'staff' | 'sign-in'
