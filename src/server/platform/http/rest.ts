import { OpenAPIHandler } from '@orpc/openapi/fetch'
import { ORPCError, type Router } from '@orpc/server'
import type { Logger } from 'pino'
import type { contract } from '../../../contract/index.ts'
import type { ApiContext } from './api-context.ts'
import { readBody } from './bodies/read-body.ts'
import { openSpool } from './bodies/spooled-files.ts'
import { toComposedAddress } from './composed-text.ts'
import { retryAfter, toErrorBody, toResponseError } from './error-response.ts'

export type RestHandler = (request: Request, context: ApiContext) => Promise<Response | null>

/** All endpoints of the contract with their handlers. */
export type ApiRouter = Router<typeof contract, ApiContext>

/** The contract over HTTP; null when no endpoint has this path and method. */
export function createRestHandler(router: ApiRouter, log: Logger): RestHandler {
  const handler = new OpenAPIHandler(router, {
    customErrorResponseBodyEncoder: (error) => error.data,
    clientInterceptors: [
      async ({ context, next }) => {
        try {
          return await next()
        } catch (error) {
          const responseError = toResponseError(error, log)
          const wait = retryAfter(error, responseError.status)
          if (wait !== undefined) context.setHeader('retry-after', String(wait))
          throw responseError
        }
      },
    ],
    interceptors: [
      async ({ request, context, next, ...rest }) => {
        const body = async () => {
          const { endpoint } = context
          if (!context.request || !context.spool || !endpoint) throw new ORPCError('BAD_REQUEST')
          // A stranger's body is read only where strangers may write.
          const isKnown = context.actor || (endpoint.beforeSecondFactor && context.unsecured)
          if (endpoint.access !== 'anyone' && !isKnown) return undefined
          try {
            const { body, isLong } = await readBody(context.request, endpoint, context.spool)
            context.sentBody = body
            context.hasLongBody = isLong
            return body
          } catch (error) {
            context.bodyRefusal = error
            return undefined
          }
        }
        try {
          return await next({ ...rest, context, request: { ...request, body } })
        } catch (error) {
          // Errors of handlers are converted above; anything else is a body that could not be parsed.
          const unread = error instanceof ORPCError ? error : new ORPCError('BAD_REQUEST')
          const { code, status, message, data } = unread.data?.message ? unread : toResponseError(unread, log)
          throw new ORPCError(code, { status, message, data: toErrorBody(request.url.pathname, data) })
        }
      },
    ],
  })
  return async (request, context) => {
    // The contract has no HEAD: it is handled as GET, and the body is dropped (RFC 9110, section 9.3.2).
    const method = request.method === 'HEAD' ? 'GET' : request.method
    const address = toComposedAddress(request.url)
    // The body is read from the request itself.
    const asRead =
      method === request.method && address === request.url
        ? request
        : new Request(address, { method, headers: request.headers })
    const spool = openSpool(context.spoolPath)
    try {
      const own = { ...context, request, spool }
      const { matched, response } = await handler.handle(asRead, { prefix: '/api', context: own })
      return matched ? response : null
    } finally {
      await spool.clear()
    }
  }
}
