import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { toErrorBody } from '../error-response.ts'
import { contentKindOf } from './content-kind.ts'

/** How long bodies may take, ms, and how fast they have to come. */
export interface BodyTimes {
  /** Speed is looked at each time this has passed. */
  readonly bodyWindow: number
  /** Fewest bytes of a window that is not slow; a body that is shorter as a whole is given `bodyFor` instead. */
  readonly leastInWindow: number
  /** Longest time of a body. */
  readonly bodyFor: number
  /** Longest time of a form, which may have files. */
  readonly formFor: number
}

/** So many slow windows in a row end a body. */
const SLOW_WINDOWS = 2

const TOO_SLOW = 'Связь слишком медленная: данные не дошли. Попробуйте ещё раз'

/** Whether a request has a body, as its headers say. */
export const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/**
 * Cuts bodies that come too slowly, for two windows in a row, or take too long, with an answer 408 unless one was sent. A phone may be
 * without connection for as long as a window, wherever that begins: each of the two windows it falls in has bytes of its own.
 */
export function cutSlowBodies(listener: RequestListener, times: BodyTimes): RequestListener {
  return (request, response) => {
    if (hasBody(request)) watch(request, response, times)
    listener(request, response)
  }
}

function watch(request: IncomingMessage, response: ServerResponse, times: BodyTimes): void {
  const { socket } = request
  const isForm = contentKindOf(request.headers['content-type']) === 'multipart'
  const longest = isForm ? times.formFor : times.bodyFor
  const isShort = Number(request.headers['content-length'] ?? Infinity) < times.leastInWindow
  let [taken, seen, slow] = [0, socket.bytesRead, 0]
  const timer = setInterval(() => {
    const came = socket.bytesRead - seen
    seen += came
    taken += times.bodyWindow
    if (request.complete) return clearInterval(timer)
    // Bytes that lie unread are here already: it is the server that is slow, or busy.
    slow = came < times.leastInWindow && request.readableLength === 0 ? slow + 1 : 0
    const isTooSlow = slow >= SLOW_WINDOWS && (!isShort || taken >= times.bodyFor)
    if (isTooSlow || taken >= longest) cut(request, response)
  }, times.bodyWindow)
  timer.unref()
  request.once('close', () => clearInterval(timer))
}

function cut({ socket, url = '' }: IncomingMessage, response: ServerResponse): void {
  if (response.headersSent) {
    socket.destroy()
    return
  }
  const body = JSON.stringify(toErrorBody(url.replace(/\?.*/, ''), { message: TOO_SLOW }))
  const head = [
    'HTTP/1.1 408 Request Timeout',
    'connection: close',
    'cache-control: no-store',
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
  ]
  // Past the response: its handler, which fails for want of the body, answers to nobody.
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy())
}
