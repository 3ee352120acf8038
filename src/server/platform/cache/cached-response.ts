import { createHash } from 'node:crypto'
import { compress } from './compress.ts'
import { fillOrigin, namesOrigin, splitAtOrigin } from './page-origin.ts'
import type { Encoding, ReadyResponse } from './ready-response.ts'

/** Forms are cached for at most this many origins per page: public name, IP address, names in the local network. */
const MAX_ORIGINS = 4

/** A response before compression. */
export interface ResponseParts {
  /** The body, with `PAGE_ORIGIN` in place of the visitor's origin. */
  body: Uint8Array<ArrayBuffer>
  /** Content-Type. */
  type: string
  /** Security headers; they depend on the origin's scheme and on the page's counters. */
  securityHeaders(origin: string): Record<string, string>
}

/** Built forms of one origin, by encoding. */
type Forms = Map<Encoding, ReadyResponse>

/**
 * A response rendered once for all hosts, and its compressed forms for the last few origins. Without PUBLIC_URL a client can
 * send any Host: that costs a compression, not a render, and evicts no other page.
 */
export class CachedResponse {
  readonly #parts: ResponseParts
  readonly #namesOrigin: boolean
  readonly #forms = new Map<string, Forms>()
  readonly #building = new Map<string, Promise<ReadyResponse>>()

  constructor(parts: ResponseParts) {
    this.#parts = parts
    this.#namesOrigin = namesOrigin(parts.body)
  }

  /** Memory used by all forms. */
  get bytes(): number {
    let bytes = this.#parts.body.byteLength
    for (const forms of this.#forms.values()) {
      for (const { compressed } of forms.values()) bytes += compressed?.length ?? 0
    }
    return bytes
  }

  /** Whether the body has this text. */
  contains(text: string): boolean {
    const { buffer, byteOffset, byteLength } = this.#parts.body
    return Buffer.from(buffer, byteOffset, byteLength).includes(text)
  }

  /** The form for this origin and encoding, if built. */
  ready(origin: string, encoding: Encoding): ReadyResponse | undefined {
    const key = this.#keyOf(origin)
    const forms = this.#forms.get(key)
    if (forms && this.#forms.size > 1) {
      this.#forms.delete(key)
      this.#forms.set(key, forms)
    }
    return forms?.get(encoding)
  }

  /** Builds that form; concurrent callers share one build. */
  build(origin: string, encoding: Encoding): Promise<ReadyResponse> {
    const name = `${encoding} ${this.#keyOf(origin)}`
    const running = this.#building.get(name)
    if (running) return running
    const building = this.#build(origin, encoding).finally(() => this.#building.delete(name))
    this.#building.set(name, building)
    return building
  }

  /** A body without origin is shared by all hosts of a scheme. */
  #keyOf(origin: string): string {
    return this.#namesOrigin ? origin : origin.slice(0, origin.indexOf(':'))
  }

  async #build(origin: string, encoding: Encoding): Promise<ReadyResponse> {
    const { body: source, type, securityHeaders } = this.#parts
    const body = fillOrigin(source, origin)
    const compressed = await compress(body, encoding, 'cached')
    const ready = {
      headers: {
        ...securityHeaders(origin),
        'content-type': type,
        'cache-control': 'public, max-age=0, must-revalidate',
        vary: 'Accept-Encoding, Cookie',
        etag: `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`,
      },
      encoding,
      compressed,
      length: (compressed ?? body).length,
      body: this.#bodyOf(source, compressed, origin),
    }
    this.#insert(this.#keyOf(origin), ready)
    return ready
  }

  #bodyOf(source: Uint8Array<ArrayBuffer>, compressed: Buffer | null, origin: string): () => Buffer[] {
    if (compressed) return () => [compressed]
    // Not stored as a copy: browsers rarely request pages without compression.
    if (this.#namesOrigin) return () => splitAtOrigin(source, origin)
    const whole = Buffer.from(source.buffer, source.byteOffset, source.byteLength)
    return () => [whole]
  }

  #insert(key: string, ready: ReadyResponse): void {
    const forms: Forms = this.#forms.get(key) ?? new Map()
    this.#forms.set(key, forms.set(ready.encoding, ready))
    const [oldest] = this.#forms.keys()
    if (this.#forms.size > MAX_ORIGINS && oldest !== undefined) this.#forms.delete(oldest)
  }
}
