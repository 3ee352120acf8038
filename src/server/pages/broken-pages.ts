import type { Rendered } from '../../app/server.tsx'

/** More than a shop has pages at fault at once: the rest is rendered again. */
const LIMIT = 100

/**
 * The 503 of pages whose component broke, by path: the same content breaks it again, so it is not rendered anew at every visit.
 * They are forgotten as soon as content changes. Failures of the database are not kept.
 */
export class BrokenPages {
  readonly #byVersion = new WeakMap<object, Map<string, Rendered>>()

  /** What was rendered of this path from this version of the content; undefined when it did not break. */
  find(version: object, path: string): Rendered | undefined {
    return this.#byVersion.get(version)?.get(path)
  }

  /** Remembers the page if its component broke. */
  remember(version: object, path: string, rendered: Rendered): void {
    if (rendered.kind !== 'page' || !rendered.isBroken) return
    const pages = this.#byVersion.get(version) ?? new Map<string, Rendered>()
    if (pages.size < LIMIT) pages.set(path, rendered)
    this.#byVersion.set(version, pages)
  }
}
