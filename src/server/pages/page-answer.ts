import type { IncomingMessage, ServerResponse } from 'node:http'
import { securityHeaders } from '../http/security-headers.ts'
import type { ReadyPage } from './page-cache.ts'

type Encoding = 'br' | 'gzip' | 'identity'

/** The smallest form the browser accepts; `q=0` is a refusal. */
export function chooseEncoding(accepted: string | null | undefined): Encoding {
  if (!accepted) return 'identity'
  const takes = (name: string) =>
    new RegExp(`(?:^|[\\s,])${name}\\s*(?:,|$|;(?!\\s*q=0(?:\\.0*)?\\s*(?:,|$)))`).test(accepted)
  if (takes('br')) return 'br'
  return takes('gzip') ? 'gzip' : 'identity'
}

function headersOf(page: ReadyPage, encoding: Encoding): Record<string, string> {
  return {
    ...securityHeaders,
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': page.policy,
    'cache-control': 'public, max-age=0, must-revalidate',
    vary: 'Accept-Encoding, Cookie',
    etag: page.etag,
    'content-length': String(page[encoding].length),
    ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
  }
}

/** A kept page as an answer of the fetch function. */
export function answerWith(page: ReadyPage, request: Request): Response {
  const encoding = chooseEncoding(request.headers.get('accept-encoding'))
  const headers = headersOf(page, encoding)
  if (request.headers.get('if-none-match') === page.etag) {
    const { 'content-length': _length, 'content-encoding': _encoding, ...rest } = headers
    return new Response(null, { status: 304, headers: rest })
  }
  return new Response(new Uint8Array(page[encoding]), { headers })
}

const flatHeaders = new WeakMap<ReadyPage, Partial<Record<Encoding, string[]>>>()

/** Headers as node:http takes them fastest, made once for each form of a page. */
function flatHeadersOf(page: ReadyPage, encoding: Encoding): string[] {
  const forms = flatHeaders.get(page) ?? {}
  const flat = forms[encoding] ?? Object.entries(headersOf(page, encoding)).flat()
  if (!forms[encoding]) flatHeaders.set(page, { ...forms, [encoding]: flat })
  return flat
}

/** The same answer straight from node:http: nothing is built per request. */
export function writeReadyPage(page: ReadyPage, request: IncomingMessage, response: ServerResponse): void {
  const encoding = chooseEncoding(request.headers['accept-encoding']?.toString())
  if (request.headers['if-none-match'] === page.etag) {
    response.writeHead(304, ['etag', page.etag, 'cache-control', 'public, max-age=0, must-revalidate'])
    response.end()
    return
  }
  response.writeHead(200, flatHeadersOf(page, encoding))
  if (request.method === 'HEAD') response.end()
  else response.end(page[encoding])
}
