import type { Rendered } from '../../app/server.tsx'
import { PageCache } from './page-cache.ts'

/** Everything made from content and kept: ready pages, and what rendering them has asked for. */
export class KeptContent {
  readonly pages: PageCache<Rendered>
  #epoch = {}

  constructor(pageBytes: number) {
    this.pages = new PageCache(pageBytes)
  }

  /** Stands for the present content: what is remembered under it is forgotten with it. */
  get epoch(): object {
    return this.#epoch
  }

  /** Content may have changed: nothing kept counts as present any more. */
  invalidate(): void {
    this.#epoch = {}
    this.pages.invalidate()
  }
}
