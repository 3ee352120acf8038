import type { Transport } from './client.ts'
import { ApiError } from './error.ts'

/** Repeats a call that failed with 401 once, after `renew` got a new session; if `renew` gives false, the 401 is thrown. */
export async function renewed<T>(call: () => Promise<T>, renew: () => Promise<boolean>): Promise<T> {
  try {
    return await call()
  } catch (error) {
    const isUnauthorized = error instanceof ApiError && error.status === 401
    if (!isUnauthorized || !(await renew())) throw error
    return await call()
  }
}

/** Wraps all calls in `renewed` but signing in and out, which are never repeated. */
export function renewing(transport: Transport, renew: () => Promise<boolean>): Transport {
  return (name, endpoint, input, options) =>
    name[0] === 'session'
      ? transport(name, endpoint, input, options)
      : renewed(() => transport(name, endpoint, input, options), renew)
}
