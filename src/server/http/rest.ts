import { OpenAPIHandler } from '@orpc/openapi/fetch'
import { ORPCError } from '@orpc/server'
import type { Logger } from 'pino'
import { Refusal } from '../refusal.ts'
import { toAnswerError } from './error-answer.ts'
import type { ApiContext } from './implementer.ts'
import { router } from './router.ts'

/** The one endpoint whose error answers also say `success: false` (decisions.md). */
const SAYS_SUCCESS = '/api/inquiries/contact'

export type RestHandler = (request: Request, context: ApiContext) => Promise<Response | null>

/** The contract over HTTP; null when no row has this path and method. */
export function createRestHandler(log: Logger): RestHandler {
  const handler = new OpenAPIHandler(router, {
    customErrorResponseBodyEncoder: (error) => error.data,
    interceptors: [
      async (options) => {
        try {
          return await options.next()
        } catch (error) {
          if (error instanceof Refusal && error.retryAfter !== undefined) {
            options.context.setHeader('retry-after', String(error.retryAfter))
          }
          const answer = toAnswerError(error, log)
          if (options.request.url.pathname !== SAYS_SUCCESS) throw answer
          throw new ORPCError(answer.code, {
            status: answer.status,
            message: answer.message,
            data: { success: false, ...answer.data },
          })
        }
      },
    ],
  })
  return async (request, context) => {
    const { matched, response } = await handler.handle(request, { prefix: '/api', context })
    return matched ? response : null
  }
}
