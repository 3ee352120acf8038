import type { IncomingMessage, ServerResponse } from 'node:http'

/** Content encoding of a response. */
export type Encoding = 'br' | 'gzip' | 'identity'

/** A cached response in one form, for visitors of one origin. */
export interface ReadyResponse {
  /** Headers without content-encoding and content-length. */
  headers: Readonly<Record<'etag' | string, string>>
  encoding: Encoding
  /** Null without compression. */
  compressed: Buffer | null
  /** Bytes of the body. */
  length: number
  /** The body in parts. */
  body(): Buffer[]
}

const ACCEPTS = { br: accepts('br'), gzip: accepts('gzip') }

function accepts(name: string): RegExp {
  return new RegExp(`(?:^|[\\s,])${name}\\s*(?:,|$|;(?!\\s*q=0(?:\\.0*)?\\s*(?:,|$)))`)
}

/** Whether Accept-Encoding allows gzip. */
export const acceptsGzip = (accepted: string | undefined): boolean => ACCEPTS.gzip.test(accepted ?? '')

/** The smallest encoding that Accept-Encoding allows; `q=0` excludes one. */
export function chooseEncoding(accepted: string | null | undefined): Encoding {
  if (!accepted) return 'identity'
  if (ACCEPTS.br.test(accepted)) return 'br'
  return ACCEPTS.gzip.test(accepted) ? 'gzip' : 'identity'
}

/** Status and headers of a response. */
interface Head {
  status: 200 | 304
  headers: Record<string, string>
  /** Headers as a flat array, the fastest form for node:http. */
  flat: string[]
}

/** Cached heads of a response, for 200 and 304, each built when first sent. */
const heads = new WeakMap<ReadyResponse, { full: Head; unchanged: Head }>()

/** The head for this If-None-Match. */
function headFor(ready: ReadyResponse, ifNoneMatch: string | null | undefined): Head {
  let both = heads.get(ready)
  if (!both) {
    both = { full: buildHead(ready, 200), unchanged: buildHead(ready, 304) }
    heads.set(ready, both)
  }
  return ifNoneMatch === ready.headers.etag ? both.unchanged : both.full
}

function buildHead({ headers: common, encoding, length }: ReadyResponse, status: 200 | 304): Head {
  const headers: Record<string, string> = { ...common }
  if (status === 200) {
    headers['content-length'] = String(length)
    if (encoding !== 'identity') headers['content-encoding'] = encoding
  }
  return { status, headers, flat: Object.entries(headers).flat() }
}

/** A cached response as a fetch Response. */
export function toResponse(ready: ReadyResponse, { headers: requestHeaders }: Request): Response {
  const { status, headers } = headFor(ready, requestHeaders.get('if-none-match'))
  return new Response(status === 304 ? null : Buffer.concat(ready.body()), { status, headers })
}

/** The same response through node:http: nothing is built per request. */
export function writeReady(
  ready: ReadyResponse,
  request: IncomingMessage,
  response: ServerResponse,
  more: readonly string[] = [],
): void {
  const { status, flat } = headFor(ready, request.headers['if-none-match'])
  response.writeHead(status, more.length === 0 ? flat : flat.concat(more))
  if (request.method === 'HEAD' || status === 304) response.end()
  else if (ready.compressed) response.end(ready.compressed)
  else {
    const parts = ready.body()
    const last = parts.pop()
    for (const part of parts) response.write(part)
    response.end(last)
  }
}
