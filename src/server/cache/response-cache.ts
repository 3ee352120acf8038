import type { CachedResponse } from './cached-response.ts'
import { chooseEncoding, toResponse } from './ready-response.ts'

/** Either a cacheable response or the uncacheable result; `isGone` (404, redirect) also evicts the old entry, a failure does not. */
export type Made<T> =
  | { cached: CachedResponse; instead: null }
  | { cached: null; instead: T; isGone: boolean }

interface Entry {
  cached: CachedResponse
  /** Generation of the content from which this response was made. */
  generation: number
}

/** More than the addresses of a large shop. */
const MAX_ENTRIES = 2000

/**
 * LRU cache of responses by address, bounded by bytes and number of entries.
 * A content change makes all of them stale; a stale one is served only when rendering fails.
 */
export class ResponseCache<T> {
  /** The least recently used first. */
  readonly #entries = new Map<string, Entry>()
  readonly #running = new Map<string, Promise<Made<T>>>()
  readonly #limit: number
  #generation = 0

  constructor(limitBytes: number) {
    this.#limit = limitBytes
  }

  /** The response, if made from the present content. */
  fresh(key: string): CachedResponse | undefined {
    const entry = this.#entries.get(key)
    if (entry?.generation !== this.#generation) return undefined
    this.#entries.delete(key)
    this.#entries.set(key, entry)
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

  /** Concurrent callers share one `make`. A failure keeps the last good response; a 404 or redirect removes it. */
  async makeOnce(key: string, make: () => Promise<Made<T>>): Promise<Made<T>> {
    const running = this.#running.get(key)
    if (running) return running
    const generation = this.#generation
    const making = make().finally(() => {
      if (this.#running.get(key) === making) this.#running.delete(key)
    })
    this.#running.set(key, making)
    const made = await making
    if (made.cached) this.#store(key, made.cached, generation)
    else if (made.isGone) this.#remove(key, generation)
    return made
  }

  /** Removes the entry; false when it was made from newer content than this generation. */
  #remove(key: string, generation: number): boolean {
    const old = this.#entries.get(key)
    if (old && old.generation > generation) return false
    this.#entries.delete(key)
    return true
  }

  #store(key: string, cached: CachedResponse, generation: number): void {
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
