import type { Rendered } from '../../app/server.tsx'
import { ResponseCache } from '../cache/response-cache.ts'

/** Everything cached that depends on content: rendered pages, responses of the API, and the data rendering has loaded. */
export class ContentCache {
  readonly pages: ResponseCache<Rendered>
  /** Responses of the public endpoints of the API, but for searches. */
  readonly api: ResponseCache<Response>
  /** Searches have room of their own: words are invented, and take nobody else's place. */
  readonly apiSearches: ResponseCache<Response>
  #version = {}

  /** `pageBytes` is the room for pages; the API has three eighths as much beside it. */
  constructor(pageBytes: number) {
    this.pages = new ResponseCache(pageBytes)
    this.api = new ResponseCache(pageBytes / 8)
    this.apiSearches = new ResponseCache(pageBytes / 4)
  }

  /** Identity of the present content; a WeakMap keyed by it is dropped with it. */
  get version(): object {
    return this.#version
  }

  /** Content may have changed: everything cached is stale. */
  invalidate(): void {
    this.#version = {}
    this.pages.invalidate()
    this.api.invalidate()
    this.apiSearches.invalidate()
  }
}
