/** Addresses of the built files a document links to. */
export interface Assets {
  /** The browser entry, and in development what must run before it. */
  scripts: readonly string[]
  styles: readonly string[]
  /** Modules of this page, fetched along with the entry. */
  preloads: readonly string[]
  fonts: readonly string[]
}

/** A document with code of its own: a page of the site by its folder, or the staff area. */
export type AssetsOwner = { page: string | null } | 'staff'
