import type { Rendered } from '../../../app/server.tsx'

/** Most stored pages; further ones are rendered again. */
const LIMIT = 100

/**
 * 503 responses of pages whose component threw, by path: it would throw again with the same content, so it is not rendered
 * for every request. Dropped at a content change. Database failures are not stored.
 */
export class BrokenPages {
  readonly #byVersion = new WeakMap<object, Map<string, Rendered>>()

  /** The response for this path and cache version; undefined when it did not throw. */
  find(version: object, path: string): Rendered | undefined {
    return this.#byVersion.get(version)?.get(path)
  }

  /** Stores the page if its component threw. */
  remember(version: object, path: string, rendered: Rendered): void {
    if (rendered.kind !== 'page' || !rendered.isBroken) return
    const pages = this.#byVersion.get(version) ?? new Map<string, Rendered>()
    if (pages.size < LIMIT) pages.set(path, rendered)
    this.#byVersion.set(version, pages)
  }
}
