import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/** A ready answer: one page in every form a browser may ask for. */
export interface ReadyPage {
  etag: string
  policy: string
  identity: Buffer
  gzip: Buffer
  br: Buffer
}

/** A render that may be kept, or what it gave instead; `isGone` when what was kept holds no more, a failure aside. */
export type Made<T> = { page: ReadyPage; instead: null } | { page: null; instead: T; isGone: boolean }

interface Entry {
  page: ReadyPage
  /** The content's generation this page was rendered from. */
  generation: number
}

/** Compresses a page once for every later visitor. */
export async function toReadyPage(html: Uint8Array, policy: string): Promise<ReadyPage> {
  const identity = Buffer.from(html.buffer, html.byteOffset, html.byteLength)
  const [br, gz] = await Promise.all([
    compressBrotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
    compressGzip(identity, { level: 9 }),
  ])
  const etag = `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 27)}"`
  return { etag, policy, identity, gzip: gz, br }
}

const sizeOf = (page: ReadyPage) => page.identity.length + page.gzip.length + page.br.length

/**
 * Ready-made pages by path, bounded by bytes, the oldest renders leave first.
 * A change of content makes all of them stale at once; a stale one is served only when rendering fails.
 */
export class PageCache<T> {
  readonly #entries = new Map<string, Entry>()
  readonly #renders = new Map<string, Promise<Made<T>>>()
  readonly #limit: number
  #bytes = 0
  #generation = 0

  constructor(limitBytes: number) {
    this.#limit = limitBytes
  }

  /** A page rendered from the present content. */
  fresh(key: string): ReadyPage | undefined {
    const entry = this.#entries.get(key)
    if (entry?.generation !== this.#generation) return undefined
    return entry.page
  }

  /** The last good page, whatever changed since. */
  lastGood(key: string): ReadyPage | undefined {
    return this.#entries.get(key)?.page
  }

  /** Everything may have changed. */
  invalidate(): void {
    this.#generation += 1
    this.#renders.clear()
  }

  /** One render for many waiting; all of them get its outcome. A failed one leaves the last good page, a page gone does not. */
  async render(key: string, make: () => Promise<Made<T>>): Promise<Made<T>> {
    const running = this.#renders.get(key)
    if (running) return running
    const generation = this.#generation
    const render = make().finally(() => {
      if (this.#renders.get(key) === render) this.#renders.delete(key)
    })
    this.#renders.set(key, render)
    const made = await render
    if (made.page) this.#keep(key, { page: made.page, generation })
    else if (made.isGone) this.#forget(key, generation)
    return made
  }

  /** False when what is kept is of newer content than this generation. */
  #forget(key: string, generation: number): boolean {
    const old = this.#entries.get(key)
    if (!old) return true
    if (old.generation > generation) return false
    this.#entries.delete(key)
    this.#bytes -= sizeOf(old.page)
    return true
  }

  #keep(key: string, entry: Entry): void {
    if (!this.#forget(key, entry.generation) || sizeOf(entry.page) > this.#limit) return
    this.#entries.set(key, entry)
    this.#bytes += sizeOf(entry.page)
    for (const [oldest, { page }] of this.#entries) {
      if (this.#bytes <= this.#limit) break
      this.#entries.delete(oldest)
      this.#bytes -= sizeOf(page)
    }
  }
}
