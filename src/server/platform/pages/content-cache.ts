import type { Rendered } from '../../../app/server.tsx'
import { ResponseCache } from '../cache/response-cache.ts'

/** All caches that depend on content: rendered pages, API responses, and data loaded for rendering. */
export class ContentCache {
  readonly pages: ResponseCache<Rendered>
  /** Responses of public endpoints, except searches. */
  readonly api: ResponseCache<Response>
  /** Searches, separately: arbitrary search texts must not evict other responses. */
  readonly apiSearches: ResponseCache<Response>
  #version = {}
  /**
   * Whether search engines are told not to show the site, for cached answers; null until it is known of the present content. The
   * gate of the app sets it, where the shop can be closed at all.
   */
  isClosed: () => boolean | null = () => false
  /** Told before everything is marked stale: what is made from then on must know of the change. */
  beforeInvalidate: () => void = () => undefined

  /** `pageBytes` is the memory for pages; API responses get three quarters of it in addition: all of 5 000 products are 20 MB. */
  constructor(pageBytes: number) {
    this.pages = new ResponseCache(pageBytes)
    this.api = new ResponseCache(pageBytes / 2)
    this.apiSearches = new ResponseCache(pageBytes / 4)
  }

  /** Identity of the present content; entries of a WeakMap keyed by it are dropped with it. */
  get version(): object {
    return this.#version
  }

  /** Marks everything stale. */
  invalidate(): void {
    this.beforeInvalidate()
    this.#version = {}
    this.pages.invalidate()
    this.api.invalidate()
    this.apiSearches.invalidate()
  }
}
