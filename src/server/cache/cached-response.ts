import { createHash } from 'node:crypto'
import { compress } from './compress.ts'
import { fillOrigin, namesOrigin, splitAtOrigin } from './page-origin.ts'
import type { Encoding, ReadyResponse } from './ready-response.ts'

/** The public name, the address of the machine, names in its network: forms of a page are cached for that many. */
const MAX_ORIGINS = 4

/** What a response is besides its compressed forms. */
export interface ResponseParts {
  /** What is sent, written for no host in particular (`PAGE_ORIGIN`). */
  body: Uint8Array<ArrayBuffer>
  /** Of the Content-Type header. */
  type: string
  /** Security headers, which depend on the scheme of the origin and on a page's counters. */
  securityHeaders(origin: string): Record<string, string>
}

/** What visitors of one origin get, in the forms that any of them has asked for. */
type Forms = Map<Encoding, ReadyResponse>

/**
 * A response made once for every host, and its forms for the origins that asked last. Without PUBLIC_URL any Host can be
 * invented: that costs a compression of a page, never a render, and takes no other host's page away.
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

  /** Memory of all its forms. */
  get bytes(): number {
    let bytes = this.#parts.body.byteLength
    for (const forms of this.#forms.values()) {
      for (const { compressed } of forms.values()) bytes += compressed?.length ?? 0
    }
    return bytes
  }

  /** The response for this origin in this form, if that has been built. */
  ready(origin: string, encoding: Encoding): ReadyResponse | undefined {
    const key = this.#keyOf(origin)
    const forms = this.#forms.get(key)
    if (forms && this.#forms.size > 1) {
      this.#forms.delete(key)
      this.#forms.set(key, forms)
    }
    return forms?.get(encoding)
  }

  /** Builds that form, once for many who wait. */
  build(origin: string, encoding: Encoding): Promise<ReadyResponse> {
    const name = `${encoding} ${this.#keyOf(origin)}`
    const running = this.#building.get(name)
    if (running) return running
    const building = this.#build(origin, encoding).finally(() => this.#building.delete(name))
    this.#building.set(name, building)
    return building
  }

  /** What names no host is the same under every host of a scheme. */
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
    // No copy of the page: hardly a browser asks for it without compression.
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
