import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Encoding } from './ready-response.ts'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/** Compression levels: fast for a body that is sent once, small for a cached one, between for one that would take seconds. */
const LEVELS = {
  once: { br: 3, gzip: 3 },
  cached: { br: 9, gzip: 9 },
  large: { br: 5, gzip: 6 },
} as const

/** Bytes from which a body is large: a list of more than a thousand products. */
const LARGE = 2_000_000

/** The compressed body; null for `identity`. */
export async function compress(
  body: Uint8Array,
  encoding: Encoding,
  use: 'once' | 'cached',
): Promise<Buffer<ArrayBuffer> | null> {
  if (encoding === 'identity') return null
  const level = LEVELS[use === 'cached' && body.byteLength > LARGE ? 'large' : use][encoding]
  if (encoding === 'gzip') return await compressGzip(body, { level })
  return await compressBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: level } })
}
