import { minutes } from '../lib/duration.ts'
import { createIdempotencyKey } from '../lib/idempotency-key.ts'
import type { Transport } from './client.ts'
import { ApiError } from './error.ts'

/**
 * Wraps calls that are done once: the same call that is still under way (pressed twice), or whose answer was lost, is the same one to
 * the server, which answers it as before. Any answer ends that, and so do ten minutes: pressed again, it is another call.
 */
export function repeatable(transport: Transport): Transport {
  const keys = new Map<string, { key: string; at: number }>()
  return async (name, endpoint, input, options) => {
    if (!endpoint.isRepeatable) return await transport(name, endpoint, input, options)
    const call = JSON.stringify([name, input])
    const known = keys.get(call)
    const key = known && Date.now() - known.at < REPEATED_WITHIN ? known.key : createIdempotencyKey()
    keys.set(call, { key, at: Date.now() })
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

/** Who presses again later means it: the list has long shown what became of the first. */
const REPEATED_WITHIN = minutes(10)

/** Whether the server has certainly judged the call: without a connection, or after a fault, it may have been done. */
const isAnswered = (error: unknown) =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 409
