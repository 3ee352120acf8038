import type { CachedPage, ReadyPage } from './cached-page.ts'

/** Either a cacheable page or the uncacheable result; `isGone` (404, redirect) also evicts the old entry, a failure does not. */
export type Made<T> = { page: CachedPage; instead: null } | { page: null; instead: T; isGone: boolean }

interface Entry {
  page: CachedPage
  /** The content's generation this page was rendered from. */
  generation: number
}

/**
 * Ready-made pages by path, bounded by bytes, the oldest renders leave first.
 * A change of content makes all of them stale at once; a stale one is served only when rendering fails.
 */
export class PageCache<T> {
  readonly #entries = new Map<string, Entry>()
  readonly #renders = new Map<string, Promise<Made<T>>>()
  readonly #limit: number
  #generation = 0

  constructor(limitBytes: number) {
    this.#limit = limitBytes
  }

  /** A page rendered from the present content. */
  fresh(path: string): CachedPage | undefined {
    const entry = this.#entries.get(path)
    if (entry?.generation !== this.#generation) return undefined
    return entry.page
  }

  /** The last good page, whatever changed since. */
  lastGood(path: string): CachedPage | undefined {
    return this.#entries.get(path)?.page
  }

  /** The page as visitors of this origin get it. */
  async readyFor(page: CachedPage, origin: string): Promise<ReadyPage> {
    const ready = page.ready(origin)
    if (ready) return ready
    const built = await page.build(origin)
    this.#trim()
    return built
  }

  /** Everything may have changed. */
  invalidate(): void {
    this.#generation += 1
    this.#renders.clear()
  }

  /** One render for many waiting; all of them get its result. A failed one leaves the last good page, a page gone does not. */
  async render(path: string, make: () => Promise<Made<T>>): Promise<Made<T>> {
    const running = this.#renders.get(path)
    if (running) return running
    const generation = this.#generation
    const render = make().finally(() => {
      if (this.#renders.get(path) === render) this.#renders.delete(path)
    })
    this.#renders.set(path, render)
    const made = await render
    if (made.page) this.#store(path, { page: made.page, generation })
    else if (made.isGone) this.#remove(path, generation)
    return made
  }

  /** Removes the entry; false when it was rendered from newer content than this generation. */
  #remove(path: string, generation: number): boolean {
    const old = this.#entries.get(path)
    if (old && old.generation > generation) return false
    this.#entries.delete(path)
    return true
  }

  #store(path: string, entry: Entry): void {
    if (!this.#remove(path, entry.generation) || entry.page.bytes > this.#limit) return
    this.#entries.set(path, entry)
    this.#trim()
  }

  #trim(): void {
    let bytes = 0
    for (const { page } of this.#entries.values()) bytes += page.bytes
    for (const [oldest, { page }] of this.#entries) {
      if (bytes <= this.#limit) break
      this.#entries.delete(oldest)
      bytes -= page.bytes
    }
  }
}
