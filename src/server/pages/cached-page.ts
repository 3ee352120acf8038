import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { fillOrigin, splitAtOrigin } from './page-origin.ts'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/** A page in every form that a browser of one origin may ask for. */
export interface ReadyPage {
  etag: string
  /** Security headers, which depend on the origin and on the page's counters. */
  headers: Readonly<Record<string, string>>
  /** Without compression, in parts that are no copies of the page: hardly a browser asks for it. */
  identity(): Buffer[]
  gzip: Buffer
  br: Buffer
}

/** The public name, the address of the machine, names in its network: compressed forms are kept for that many. */
const MAX_ORIGINS = 4

type HeadersFor = (origin: string) => Record<string, string>

/**
 * A page rendered once for every host (`PAGE_ORIGIN`), and its compressed forms for the origins that asked last. Without
 * PUBLIC_URL any Host can be invented: that costs a compression, never a render, and takes no other host's page away.
 */
export class CachedPage {
  readonly #html: Uint8Array
  readonly #headersFor: HeadersFor
  readonly #ready = new Map<string, ReadyPage>()
  readonly #building = new Map<string, Promise<ReadyPage>>()

  constructor(html: Uint8Array, headersFor: HeadersFor) {
    this.#html = html
    this.#headersFor = headersFor
  }

  /** Memory of all its forms. */
  get bytes(): number {
    let bytes = this.#html.byteLength
    for (const { gzip: gz, br } of this.#ready.values()) bytes += gz.length + br.length
    return bytes
  }

  /** The page for this origin if it has been built. */
  ready(origin: string): ReadyPage | undefined {
    const page = this.#ready.get(origin)
    if (page && this.#ready.size > 1) {
      this.#ready.delete(origin)
      this.#ready.set(origin, page)
    }
    return page
  }

  /** Compresses the page for this origin, once for many who wait. */
  build(origin: string): Promise<ReadyPage> {
    const running = this.#building.get(origin)
    if (running) return running
    const building = this.#compress(origin).finally(() => this.#building.delete(origin))
    this.#building.set(origin, building)
    return building
  }

  async #compress(origin: string): Promise<ReadyPage> {
    const identity = () => splitAtOrigin(this.#html, origin)
    const html = fillOrigin(this.#html, origin)
    const [br, gz] = await Promise.all([
      compressBrotli(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
      compressGzip(html, { level: 9 }),
    ])
    const etag = `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 27)}"`
    const page = { etag, headers: this.#headersFor(origin), identity, gzip: gz, br }
    this.#ready.set(origin, page)
    const [oldest] = this.#ready.keys()
    if (this.#ready.size > MAX_ORIGINS && oldest !== undefined) this.#ready.delete(oldest)
    return page
  }
}
