import { request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { seconds } from '../../src/lib/duration.ts'

/** A visitor's browser waits no longer, ms. */
const PATIENCE = seconds(30)

/** What somebody saw: a status, or why there was no answer. */
export type Outcome = number | 'нет соединения' | 'ответ оборван' | 'нет ответа'

/** What came back; `body` is empty without a whole answer. */
export interface Answer {
  outcome: Outcome
  body: Buffer
  cookie: string
}

/** What is asked. */
export interface Call {
  method?: string
  /** Sent as JSON, or as it is. */
  body?: object | FormData
  headers?: Readonly<Record<string, string>>
  /** Address of the visitor, as a proxy in front names it. */
  from?: string
  patience?: number
}

const isError = (error: unknown, code: string) =>
  error instanceof Error && 'code' in error && error.code === code

/** Asks on a connection of its own, so that no answer is that of a former life of the shop. Never throws. */
export async function ask(address: string, call: Call = {}): Promise<Answer> {
  const { method = 'GET', headers, from, patience = PATIENCE } = call
  const sent = await toBytes(call.body)
  const answer = Promise.withResolvers<Answer>()
  const end = (outcome: Outcome, body = Buffer.alloc(0), cookie = '') =>
    answer.resolve({ outcome, body, cookie })
  const sending = request(address, {
    method,
    agent: false,
    headers: { ...sent.headers, ...headers, ...(from !== undefined && { 'x-forwarded-for': from }) },
  })
  const timer = setTimeout(() => {
    end('нет ответа')
    sending.destroy()
  }, patience)
  sending.on('error', (error) => end(isError(error, 'ECONNREFUSED') ? 'нет соединения' : 'ответ оборван'))
  sending.on('response', (response) => {
    const { statusCode = 0 } = response
    const cookie = response.headers['set-cookie']?.[0]?.split(';')[0] ?? ''
    buffer(response).then(
      (body) => end(statusCode, body, cookie),
      () => end('ответ оборван'),
    )
  })
  sending.end(sent.body)
  return await answer.promise.finally(() => clearTimeout(timer))
}

/** Whether it was done. */
export const isSuccess = ({ outcome }: Answer): boolean =>
  typeof outcome === 'number' && outcome >= 200 && outcome < 300

/** Whether it was refused for what it was; asking again does not help. */
export const isRefusal = ({ outcome }: Answer): boolean =>
  typeof outcome === 'number' && outcome >= 400 && outcome < 500

interface Sent {
  body: Buffer | undefined
  headers: Record<string, string>
}

async function toBytes(body: object | FormData | undefined): Promise<Sent> {
  if (body === undefined) return { body: undefined, headers: {} }
  if (!(body instanceof FormData))
    return { body: Buffer.from(JSON.stringify(body)), headers: { 'content-type': 'application/json' } }
  const form = new Response(body)
  return {
    body: Buffer.from(await form.arrayBuffer()),
    headers: { 'content-type': form.headers.get('content-type') ?? '' },
  }
}
