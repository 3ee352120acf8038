import { minutes } from '../lib/duration.ts'
import { createIdempotencyKey } from '../lib/idempotency-key.ts'
import type { Transport } from './client.ts'
import { ApiError } from './error.ts'

/**
 * Wraps calls that are done once: the same call that is still under way (pressed twice), or whose answer was lost, is the same one to
 * the server, which answers it as before. Any answer ends that, so do ten minutes, and for what can be taken back so does another write
 * that is done: what was restored may be deleted again by then, and pressed again, it is another call. A caller that knows better which
 * attempts are one gives its own key.
 */
export function repeatable(transport: Transport): Transport {
  const calls = new Map<string, Call>()
  const forgetLost = () => {
    for (const [name, { underWay, isLasting }] of calls) if (underWay === 0 && !isLasting) calls.delete(name)
  }
  return async (name, endpoint, input, options) => {
    if (!endpoint.isRepeatable || options.headers?.['idempotency-key']) {
      const answer = await transport(name, endpoint, input, options)
      if (endpoint.method !== 'GET' && !endpoint.isBeside) forgetLost()
      return answer
    }
    const content = JSON.stringify([name, input])
    const known = calls.get(content)
    const call =
      known && Date.now() - known.at < REPEATED_WITHIN
        ? known
        : {
            key: createIdempotencyKey(),
            at: 0,
            underWay: 0,
            isLasting: endpoint.isLasting === true,
          }
    calls.set(content, call)
    call.at = Date.now()
    call.underWay += 1
    try {
      const headers = { ...options.headers, 'idempotency-key': call.key }
      const answer = await transport(name, endpoint, input, { ...options, headers })
      calls.delete(content)
      forgetLost()
      return answer
    } catch (error) {
      if (isAnswered(error)) calls.delete(content)
      throw error
    } finally {
      call.underWay -= 1
    }
  }
}

interface Call {
  key: string
  /** When it was sent last. */
  at: number
  /** How often it is being sent. */
  underWay: number
  /** No other write takes back what it has made: a request by hand stays, and sent again it would stand twice. */
  isLasting: boolean
}

/** Who presses again later means it: the list has long shown what became of the first. */
const REPEATED_WITHIN = minutes(10)

/**
 * Whether the server has certainly judged the call: without a connection, or after a fault, it may have been done. A 409
 * may be of the call itself, done before: its message asks to open the page anew, which forgets the key; done once more, it would be twice.
 */
const isAnswered = (error: unknown) =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 409
