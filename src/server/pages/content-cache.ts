import type { Rendered } from '../../app/server.tsx'
import { PageCache } from './page-cache.ts'

/** Everything cached that depends on content: rendered pages, and the data rendering has loaded. */
export class ContentCache {
  readonly pages: PageCache<Rendered>
  #version = {}

  constructor(pageBytes: number) {
    this.pages = new PageCache(pageBytes)
  }

  /** Identity of the present content; a WeakMap keyed by it is dropped with it. */
  get version(): object {
    return this.#version
  }

  /** Content may have changed: everything cached is stale. */
  invalidate(): void {
    this.#version = {}
    this.pages.invalidate()
  }
}
