import type { Transport } from './client.ts'
import { ApiError } from './error.ts'

/**
 * A refused call is made once more after `renew` brought a new session; false leaves the refusal as it is. Signing in and out
 * are never repeated.
 */
export function renewing(transport: Transport, renew: () => Promise<boolean>): Transport {
  return async (name, row, input, options) => {
    try {
      return await transport(name, row, input, options)
    } catch (error) {
      const isRefused = error instanceof ApiError && error.status === 401 && name[0] !== 'session'
      if (!isRefused || !(await renew())) throw error
      return await transport(name, row, input, options)
    }
  }
}
