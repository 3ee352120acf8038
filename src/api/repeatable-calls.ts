import { createIdempotencyKey } from '../lib/idempotency-key.ts'
import type { Transport } from './client.ts'
import { ApiError } from './error.ts'

/**
 * Wraps calls that are done once: the same call that is still under way (pressed twice), or whose answer was lost, is the same one to
 * the server, which answers it as before. Any answer ends that: pressed again, it is another call.
 */
export function repeatable(transport: Transport): Transport {
  const keys = new Map<string, string>()
  return async (name, endpoint, input, options) => {
    if (!endpoint.isRepeatable) return await transport(name, endpoint, input, options)
    const call = JSON.stringify([name, input])
    const key = keys.get(call) ?? createIdempotencyKey()
    keys.set(call, key)
    try {
      const headers = { ...options.headers, 'idempotency-key': key }
      const answer = await transport(name, endpoint, input, { ...options, headers })
      keys.delete(call)
      return answer
    } catch (error) {
      if (isAnswered(error)) keys.delete(call)
      throw error
    }
  }
}

/** Whether the server has certainly judged the call: without a connection, or after a fault, it may have been done. */
const isAnswered = (error: unknown) => error instanceof ApiError && error.status >= 400 && error.status < 500
