import type { RequestListener, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { seconds } from '../lib/duration.ts'

/** What one connection, and all of them together, may hold. Browsers and proxies of ours stay far below. */
export const CONNECTION_LIMITS = {
  /** Further ones are closed at once; each costs memory and an open file. */
  connections: 4000,
  /** A connection ends after so many, and the visitor opens another. */
  requestsPerConnection: 10_000,
  /** Requests sent ahead, before an answer was read (pipelining); no browser does it. */
  sentAhead: 100,
  /** Milliseconds after which a connection is cut whose reader takes nothing. */
  unreadFor: seconds(60),
} as const

export type ConnectionLimits = { readonly [Limit in keyof typeof CONNECTION_LIMITS]: number }

/** What a connection is busy with: the response that comes last, and how many wait before it. */
interface Work {
  last: ServerResponse
  waiting: number
}

const working = new WeakMap<Socket, Work>()

/**
 * Requests of one connection are served one after another: one that was sent ahead waits until the response before it has left.
 * Otherwise whoever reads nothing makes us hold as many responses as he likes.
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

/** Bounds the connections of a server, and cuts those whose reader takes nothing. */
export function limitConnections(server: Server, limits: ConnectionLimits): void {
  server.maxConnections = limits.connections
  server.maxRequestsPerSocket = limits.requestsPerConnection
  server.timeout = limits.unreadFor
  server.on('timeout', (socket: Socket) => {
    const response = working.get(socket)?.last
    const isOurTurn = response && !response.writableEnded && socket.writableLength === 0
    // A page that takes us long is not the visitor's fault.
    if (isOurTurn) socket.setTimeout(limits.unreadFor)
    else socket.destroy()
  })
}
