import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'
import { seconds } from '../lib/duration.ts'
import { type Config, WrongConfig } from './config.ts'
import { CONNECTION_LIMITS, type ConnectionLimits, limitConnections, serveInTurn } from './connections.ts'
import { beginRequestSpan } from './features/status/traces/request-span.ts'
import { chooseEncoding, type ReadyResponse, writeReady } from './platform/cache/ready-response.ts'
import { cutSlowBodies } from './platform/http/bodies/body-times.ts'
import { isClosing } from './platform/http/bodies/unread-bodies.ts'
import { findFresh } from './platform/http/cached-api.ts'
import { directOrigin } from './platform/http/callers/caller.ts'
import { NO_ROBOTS } from './platform/http/no-robots.ts'
import { readSessionSecret } from './platform/http/session-cookie.ts'
import type { ContentCache } from './platform/pages/content-cache.ts'
import { chooseRequestId, findTraceId, REQUEST_ID, withRequestId } from './request-id.ts'

/**
 * Creates the request listener: cached responses are written directly to node:http, other requests go to the app and are counted in
 * `unfinished`. `watch` is told of every request first.
 */
export function createListener(
  app: Hono,
  cache: ContentCache,
  config: Config,
  unfinished: Set<ServerResponse> = new Set(),
  watch?: RequestListener,
): RequestListener {
  const handle = getRequestListener(app.fetch)
  return (request, response) => {
    if (isClosing(request.socket)) return
    watch?.(request, response)
    const id = chooseRequestId(request.headers[REQUEST_ID], config.trustProxy)
    const span = beginRequestSpan(request, response, { id, trustProxy: config.trustProxy })
    const ready = request.method === 'GET' || request.method === 'HEAD' ? findReady() : undefined
    if (ready) {
      if (cache.isClosed()) response.setHeader(...NO_ROBOTS)
      return writeReady(ready, request, response, [REQUEST_ID, id])
    }
    response.setHeader(REQUEST_ID, id)
    unfinished.add(response)
    response.once('close', () => unfinished.delete(response))
    const traceId = span?.traceId ?? findTraceId(request.headers.traceparent, config.trustProxy)
    const answer = () => handle(request, response)
    void withRequestId(id, () => (span ? span.run(answer) : answer()), traceId)

    function findReady(): ReadyResponse | undefined {
      const { cookie, host } = request.headers
      if (cache.isClosed() === null) return undefined
      const origin = directOrigin(host, config)
      if (origin === null || (cookie && readSessionSecret(cookie, origin) !== null)) return undefined
      const encoding = chooseEncoding(request.headers['accept-encoding']?.toString())
      return findFresh(cache, request.url ?? '')?.ready(origin, encoding)
    }
  }
}

/** Starts listening; rejects when the port cannot be opened. */
export function listen(
  listener: RequestListener,
  config: Pick<Config, 'port' | 'host'>,
  limits: ConnectionLimits = CONNECTION_LIMITS,
): Promise<Server> {
  const headersTimeout = seconds(60)
  // Bodies have shorter times of their own, by what they are.
  const requestTimeout = headersTimeout + limits.formFor
  const timeouts = { keepAliveTimeout: seconds(65), headersTimeout, requestTimeout }
  const server = createServer(timeouts, serveInTurn(cutSlowBodies(listener, limits), limits))
  limitConnections(server, limits)
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(
        error.code === 'EADDRINUSE'
          ? new WrongConfig(`PORT: порт ${config.port} уже занят, выберите другой`)
          : error,
      )
    })
    server.listen({ port: config.port, ...(config.host === undefined ? {} : { host: config.host }) }, () => {
      server.removeAllListeners('error')
      resolve(server)
    })
  })
}

/** Answers from now on, those that are being made too, end their connection: whoever has kept it opens another one, or goes elsewhere. */
export function endConnections(server: Server, unfinished: ReadonlySet<ServerResponse>): void {
  for (const response of unfinished) response.shouldKeepAlive = false
  server.prependListener('request', (_request, response) => {
    response.shouldKeepAlive = false
  })
}

/**
 * Graceful shutdown: accepts no new connections, waits for running requests, and closes the rest after the timeout.
 * Responses from now on have `connection: close`.
 */
export async function closeServer(
  server: Server,
  unfinished: ReadonlySet<ServerResponse> = new Set(),
): Promise<void> {
  for (const response of unfinished) {
    // One that has begun, as a stream of staff has, has said that its connection stays: idle from then on, it is closed at once.
    response.once('close', () => setImmediate(() => server.closeIdleConnections()))
  }
  endConnections(server, unfinished)
  const cut = setTimeout(() => server.closeAllConnections(), seconds(5))
  await new Promise<void>((resolve) => {
    server.close(() => resolve())
    server.closeIdleConnections()
  })
  clearTimeout(cut)
}
