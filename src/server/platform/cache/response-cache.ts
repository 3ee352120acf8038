import type { CachedResponse } from './cached-response.ts'
import { chooseEncoding, toResponse } from './ready-response.ts'

/** Either a cacheable response or the uncacheable result; `isGone` (404, redirect) also evicts the old entry, a failure does not. */
export type Computed<T> =
  | { cached: CachedResponse; uncached: null }
  | { cached: null; uncached: T; isGone: boolean }

interface Entry {
  cached: CachedResponse
  /** Generation of the content from which this response was computed. */
  generation: number
}

/** More than the addresses of a large shop. */
const MAX_ENTRIES = 2000

/**
 * LRU cache of responses by address, bounded by bytes and number of entries.
 * A content change makes all of them stale; a stale one is served only when rendering fails.
 */
export class ResponseCache<T> {
  /** How often `fresh` had the response, and how often it had to be computed. */
  hits = 0
  misses = 0
  /** The least recently used first. */
  readonly #entries = new Map<string, Entry>()
  readonly #running = new Map<string, Promise<Computed<T>>>()
  readonly #limit: number
  #generation = 0
  /** What was computed from older content is not kept: it may show what was forgotten. */
  #oldest = 0

  constructor(limitBytes: number) {
    this.#limit = limitBytes
  }

  /** The response, if computed from the present content. */
  fresh(key: string): CachedResponse | undefined {
    const entry = this.#entries.get(key)
    if (entry?.generation !== this.#generation) return undefined
    this.#entries.delete(key)
    this.#entries.set(key, entry)
    this.hits += 1
    return entry.cached
  }

  /** The last good response, also a stale one. */
  lastGood(key: string): CachedResponse | undefined {
    return this.#entries.get(key)?.cached
  }

  /** The response in the encoding that the request accepts; a form not built before is compressed now. */
  async respond(cached: CachedResponse, origin: string, request: Request): Promise<Response> {
    const encoding = chooseEncoding(request.headers.get('accept-encoding'))
    let ready = cached.ready(origin, encoding)
    if (!ready) {
      ready = await cached.build(origin, encoding)
      this.#trim()
    }
    return toResponse(ready, request)
  }

  /** Marks all entries stale. */
  invalidate(): void {
    this.#generation += 1
    this.#running.clear()
  }

  /** Removes the responses that pass, also as the last good ones; what is being computed from older content is not kept. */
  forget(isForgotten: (cached: CachedResponse) => boolean): void {
    this.#oldest = this.#generation
    for (const [key, { cached }] of this.#entries) if (isForgotten(cached)) this.#entries.delete(key)
  }

  /** Concurrent callers share one `compute`. A failure keeps the last good response; a 404 or redirect removes it. */
  async refresh(key: string, compute: () => Promise<Computed<T>>): Promise<Computed<T>> {
    this.misses += 1
    const running = this.#running.get(key)
    if (running) return running
    const generation = this.#generation
    const computing = compute().finally(() => {
      if (this.#running.get(key) === computing) this.#running.delete(key)
    })
    this.#running.set(key, computing)
    const computed = await computing
    if (computed.cached) this.#store(key, computed.cached, generation)
    else if (computed.isGone) this.#remove(key, generation)
    return computed
  }

  /** Removes the entry; false when it was computed from newer content than this generation. */
  #remove(key: string, generation: number): boolean {
    const old = this.#entries.get(key)
    if (old && old.generation > generation) return false
    this.#entries.delete(key)
    return true
  }

  #store(key: string, cached: CachedResponse, generation: number): void {
    if (generation < this.#oldest) return
    if (!this.#remove(key, generation) || cached.bytes > this.#limit) return
    this.#entries.set(key, { cached, generation })
    this.#trim()
  }

  #trim(): void {
    let bytes = 0
    for (const { cached } of this.#entries.values()) bytes += cached.bytes
    for (const [key, { cached }] of this.#entries) {
      if (bytes <= this.#limit && this.#entries.size <= MAX_ENTRIES) break
      this.#entries.delete(key)
      bytes -= cached.bytes
    }
  }
}
