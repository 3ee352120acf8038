import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import type { Context } from 'hono'
import { hasBody } from './body-times.ts'

/**
 * How much of a body that nobody needs is still taken: a browser sends it to the end before it reads the answer, and would say that
 * the connection was cut. Longer ones are cut; one that stops, or takes too long, is cut as any body is (body-times.ts).
 */
const MAX_REST = 256 * 1024 * 1024

const closing = new WeakSet<Socket>()

/** Whether a connection closes as soon as the body of its last request has come. */
export const isClosing = (socket: Socket): boolean => closing.has(socket)

/**
 * Closes the connection of a response that is sent before the body was read to its end. What still comes is not kept: the
 * connection stays open for it, so that its sender gets to the answer.
 */
export function closeUnread(c: Context): void {
  const incoming: IncomingMessage | undefined = c.env?.incoming
  if (!incoming || !hasBody(incoming) || incoming.complete) return
  c.header('connection', 'close')
  const { socket } = incoming
  closing.add(socket)
  let isWaiting = false
  // Node.js calls it once the response has gone; bytes that come after it would make the client's system drop the answer.
  socket.destroySoon = () => {
    if (isWaiting) return
    isWaiting = true
    passOver(incoming)
  }
}

function passOver(incoming: IncomingMessage): void {
  const { socket } = incoming
  let rest = 0
  if (incoming.complete) socket.end(() => socket.destroy())
  else incoming.once('close', () => socket.end(() => socket.destroy()))
  // Whoever began to read holds it up.
  incoming.removeAllListeners('data').on('data', ({ length }: Buffer) => {
    rest += length
    if (rest > MAX_REST) socket.destroy()
  })
  incoming.resume()
}
