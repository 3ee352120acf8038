import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ReadyPage } from './cached-page.ts'

type Encoding = 'br' | 'gzip' | 'identity'

/** The smallest form the browser accepts; `q=0` is a refusal. */
export function chooseEncoding(accepted: string | null | undefined): Encoding {
  if (!accepted) return 'identity'
  const accepts = (name: string) =>
    new RegExp(`(?:^|[\\s,])${name}\\s*(?:,|$|;(?!\\s*q=0(?:\\.0*)?\\s*(?:,|$)))`).test(accepted)
  if (accepts('br')) return 'br'
  return accepts('gzip') ? 'gzip' : 'identity'
}

type Form = Encoding | 'unchanged'

interface CachedResponse {
  status: 200 | 304
  form: Form
  headers: Record<string, string>
  /** The headers as node:http takes them fastest. */
  flat: string[]
}

/** The responses of a page, each built when it is first sent. */
const responses = new WeakMap<ReadyPage, Partial<Record<Form, CachedResponse>>>()

/** The response for this Accept-Encoding and If-None-Match. */
function responseFor(
  page: ReadyPage,
  accepted: string | null | undefined,
  ifNoneMatch: string | null | undefined,
): CachedResponse {
  const form = ifNoneMatch === page.etag ? 'unchanged' : chooseEncoding(accepted)
  const known = responses.get(page)
  const response = known?.[form] ?? buildResponse(page, form)
  if (!known?.[form]) responses.set(page, { ...known, [form]: response })
  return response
}

function buildResponse(page: ReadyPage, form: Form): CachedResponse {
  const headers: Record<string, string> = {
    ...page.headers,
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'public, max-age=0, must-revalidate',
    vary: 'Accept-Encoding, Cookie',
    etag: page.etag,
  }
  if (form !== 'unchanged') {
    headers['content-length'] = String(bodyOf(page, form).reduce((sum, { length }) => sum + length, 0))
  }
  if (form === 'br' || form === 'gzip') headers['content-encoding'] = form
  return { status: form === 'unchanged' ? 304 : 200, form, headers, flat: Object.entries(headers).flat() }
}

/** The body in parts. */
function bodyOf(page: ReadyPage, form: Encoding): Buffer[] {
  return form === 'identity' ? page.identity() : [page[form]]
}

/** A cached page as a fetch Response. */
export function toCachedResponse(page: ReadyPage, { headers: requestHeaders }: Request): Response {
  const { status, form, headers } = responseFor(
    page,
    requestHeaders.get('accept-encoding'),
    requestHeaders.get('if-none-match'),
  )
  return new Response(form === 'unchanged' ? null : Buffer.concat(bodyOf(page, form)), { status, headers })
}

/** The same response through node:http: nothing is built per request. */
export function writeReadyPage(page: ReadyPage, request: IncomingMessage, response: ServerResponse): void {
  const { headers } = request
  const { status, form, flat } = responseFor(
    page,
    headers['accept-encoding']?.toString(),
    headers['if-none-match'],
  )
  response.writeHead(status, flat)
  const parts = request.method === 'HEAD' || form === 'unchanged' ? [] : bodyOf(page, form)
  const last = parts.pop()
  for (const part of parts) response.write(part)
  response.end(last)
}
