import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ReadyPage } from './cached-page.ts'

type Encoding = 'br' | 'gzip' | 'identity'

/** The smallest form the browser accepts; `q=0` is a refusal. */
export function chooseEncoding(accepted: string | null | undefined): Encoding {
  if (!accepted) return 'identity'
  const takes = (name: string) =>
    new RegExp(`(?:^|[\\s,])${name}\\s*(?:,|$|;(?!\\s*q=0(?:\\.0*)?\\s*(?:,|$)))`).test(accepted)
  if (takes('br')) return 'br'
  return takes('gzip') ? 'gzip' : 'identity'
}

type Form = Encoding | 'unchanged'

interface Answer {
  status: 200 | 304
  form: Form
  headers: Record<string, string>
  /** The headers as node:http takes them fastest. */
  flat: string[]
}

/** The answers of a page, each built when it is first given. */
const answers = new WeakMap<ReadyPage, Partial<Record<Form, Answer>>>()

/** The response for this Accept-Encoding and If-None-Match. */
function answerOf(
  page: ReadyPage,
  accepted: string | null | undefined,
  ifNoneMatch: string | null | undefined,
): Answer {
  const form = ifNoneMatch === page.etag ? 'unchanged' : chooseEncoding(accepted)
  const known = answers.get(page)
  const answer = known?.[form] ?? buildAnswer(page, form)
  if (!known?.[form]) answers.set(page, { ...known, [form]: answer })
  return answer
}

function buildAnswer(page: ReadyPage, form: Form): Answer {
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
export function answerWith(page: ReadyPage, { headers: asked }: Request): Response {
  const { status, form, headers } = answerOf(page, asked.get('accept-encoding'), asked.get('if-none-match'))
  return new Response(form === 'unchanged' ? null : Buffer.concat(bodyOf(page, form)), { status, headers })
}

/** The same answer straight from node:http: nothing is built per request. */
export function writeReadyPage(page: ReadyPage, request: IncomingMessage, response: ServerResponse): void {
  const { headers } = request
  const { status, form, flat } = answerOf(
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
