import type { Rendered } from '../../app/server.tsx'
import { PageCache } from './page-cache.ts'

/** The site's own name, the address of its machine, and what those who look after it use. */
const MAX_ORIGINS = 4

/** Everything made from content and kept: ready pages, and what rendering them has asked for. */
export class KeptContent {
  readonly pages: PageCache<Rendered>
  readonly #origins = new Set<string>()
  #epoch = {}

  constructor(pageBytes: number) {
    this.pages = new PageCache(pageBytes)
  }

  /**
   * Whether pages are kept under this origin: under the first few asked for since the content changed. Without
   * PUBLIC_URL every invented Host is another one, and would push real pages out.
   */
  isKeptAt(origin: string): boolean {
    if (this.#origins.size < MAX_ORIGINS) this.#origins.add(origin)
    return this.#origins.has(origin)
  }

  /** Stands for the present content: what is remembered under it is forgotten with it. */
  get epoch(): object {
    return this.#epoch
  }

  /** Content may have changed: nothing kept counts as present any more. */
  invalidate(): void {
    this.#epoch = {}
    this.#origins.clear()
    this.pages.invalidate()
  }
}
