import { createRouterClient } from '@orpc/server'
import type { Logger } from 'pino'
import type { Transport } from '../../../api/client.ts'
import { ApiError } from '../../../api/error.ts'
import type { ApiContext } from '../http/api-context.ts'
import { toComposed } from '../http/composed-text.ts'
import { toResponseError } from '../http/error-response.ts'
import type { ApiRouter } from '../http/rest.ts'

/** Calls the same handlers as HTTP does, with the visitor's session, without a network hop. */
export function createInProcessTransport(router: ApiRouter, context: ApiContext, log: Logger): Transport {
  const client = createRouterClient(router, { context })
  return async ([noun, verb], _endpoint, input, { signal }) => {
    const call: unknown = Reflect.get(Reflect.get(client, noun), verb)
    if (typeof call !== 'function') throw new Error(`the contract has no ${noun}.${verb}`)
    try {
      return await call(toComposed(input), signal ? { signal } : {})
    } catch (error) {
      const { status, message } = toResponseError(error, log)
      throw new ApiError(status, message, message)
    }
  }
}
