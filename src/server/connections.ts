import type { RequestListener, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { minutes, seconds } from '../lib/duration.ts'
import type { BodyTimes } from './platform/http/bodies/body-times.ts'

/** Limits per connection and in total, far above what browsers and proxies need. */
export const CONNECTION_LIMITS = {
  /** Most open connections; further ones are closed at once. */
  connections: 4000,
  /** A connection is closed after this many requests; clients open a new one. */
  requestsPerConnection: 10_000,
  /** Most pipelined requests; browsers do not pipeline. */
  sentAhead: 100,
  /** Milliseconds after which a connection is closed when its client reads nothing. */
  unreadFor: seconds(60),
  // At 1 KB a second a body goes on; in a tunnel a phone has no connection for some seconds.
  bodyWindow: seconds(20),
  leastInWindow: 20 * 1024,
  bodyFor: seconds(60),
  // Three photos of 1 MB at 5 KB a second.
  formFor: minutes(10),
} as const satisfies BodyTimes & Record<string, number>

export type ConnectionLimits = { readonly [Limit in keyof typeof CONNECTION_LIMITS]: number }

/** State of a connection: the last queued response, and the number of queued ones. */
interface Work {
  last: ServerResponse
  waiting: number
}

const working = new WeakMap<Socket, Work>()

/**
 * Serves pipelined requests of a connection one after another: each waits until the previous response has been sent.
 * Otherwise a client that reads nothing could make us buffer any number of responses.
 */
export function serveInTurn(listener: RequestListener, { sentAhead }: ConnectionLimits): RequestListener {
  return (request, response) => {
    const { socket } = request
    const before = working.get(socket)
    const isAhead = before !== undefined && response.socket === null
    working.set(socket, { last: response, waiting: isAhead ? before.waiting + 1 : 0 })
    if (!isAhead) listener(request, response)
    else if (before.waiting === sentAhead) socket.destroy()
    else before.last.once('close', () => socket.destroyed || listener(request, response))
  }
}

/** Limits a server's connections, and closes those whose client reads nothing. */
export function limitConnections(server: Server, limits: ConnectionLimits): void {
  server.maxConnections = limits.connections
  server.maxRequestsPerSocket = limits.requestsPerConnection
  server.timeout = limits.unreadFor
  server.on('timeout', (socket: Socket) => {
    const response = working.get(socket)?.last
    const isOurTurn = response && !response.writableEnded && socket.writableLength === 0
    // No timeout while we are still producing the response.
    if (isOurTurn) socket.setTimeout(limits.unreadFor)
    else socket.destroy()
  })
}
