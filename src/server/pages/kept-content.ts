import type { Rendered } from '../../app/server.tsx'
import { PageCache } from './page-cache.ts'

/** Everything made from content and kept: ready pages, and what rendering them has asked for. */
export class KeptContent {
  readonly pages: PageCache<Rendered>
  #version = {}

  constructor(pageBytes: number) {
    this.pages = new PageCache(pageBytes)
  }

  /** Identity of the present content; a WeakMap keyed by it is dropped with it. */
  get version(): object {
    return this.#version
  }

  /** Content may have changed: nothing kept counts as present any more. */
  invalidate(): void {
    this.#version = {}
    this.pages.invalidate()
  }
}
