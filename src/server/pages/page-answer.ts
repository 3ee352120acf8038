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

interface Answer {
  status: 200 | 304
  headers: Record<string, string>
  /** The headers as node:http takes them fastest. */
  flat: string[]
  body: Buffer | null
}

type Form = Encoding | 'unchanged'

/** The answers of a page, each built when it is first given. */
const answers = new WeakMap<ReadyPage, Partial<Record<Form, Answer>>>()

/** What a browser gets that accepts these encodings and has kept the page under this tag. */
function answerOf(
  page: ReadyPage,
  accepted: string | null | undefined,
  kept: string | null | undefined,
): Answer {
  const form = kept === page.etag ? 'unchanged' : chooseEncoding(accepted)
  const known = answers.get(page)
  const answer = known?.[form] ?? buildAnswer(page, form)
  if (!known?.[form]) answers.set(page, { ...known, [form]: answer })
  return answer
}

function buildAnswer(page: ReadyPage, form: Form): Answer {
  const headers: Record<string, string> = {
    ...securityHeaders,
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': page.policy,
    'cache-control': 'public, max-age=0, must-revalidate',
    vary: 'Accept-Encoding, Cookie',
    etag: page.etag,
  }
  if (form === 'unchanged') return { status: 304, headers, flat: Object.entries(headers).flat(), body: null }
  const body = page[form]
  headers['content-length'] = String(body.length)
  if (form !== 'identity') headers['content-encoding'] = form
  return { status: 200, headers, flat: Object.entries(headers).flat(), body }
}

/** A kept page as an answer of the fetch function. */
export function answerWith(page: ReadyPage, { headers: asked }: Request): Response {
  const { status, headers, body } = answerOf(page, asked.get('accept-encoding'), asked.get('if-none-match'))
  return new Response(body && new Uint8Array(body), { status, headers })
}

/** The same answer straight from node:http: nothing is built per request. */
export function writeReadyPage(page: ReadyPage, request: IncomingMessage, response: ServerResponse): void {
  const { headers } = request
  const answer = answerOf(page, headers['accept-encoding']?.toString(), headers['if-none-match'])
  response.writeHead(answer.status, answer.flat)
  if (request.method === 'HEAD' || answer.body === null) response.end()
  else response.end(answer.body)
}
