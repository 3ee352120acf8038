import type { Transport } from '../api/client.ts'
import { seconds } from '../lib/duration.ts'

/** How far the server's clock is ahead of the computer's, ms. */
let offset = 0

/** The header `Date` has whole seconds and is a moment old when it comes: less than this is no difference. */
const TOLERANCE = seconds(30)

/** Wraps calls by fetch: their answers tell how late it is at the server. */
export const keepingTime =
  (transport: Transport): Transport =>
  (name, endpoint, input, options) =>
    transport(name, endpoint, input, { ...options, fetch: fetchWithClock })

/** An answer that took longer may have been read long after it was given: the computer slept, or the connection is slow. */
const FRESH = seconds(10)

const fetchWithClock: typeof fetch = async (...request) => {
  const asked = Date.now()
  const response = await fetch(...request)
  if (Date.now() - asked > FRESH) return response
  // NaN without the header, and from an answer that no server has given.
  const ahead = Date.parse(response.headers.get('date') ?? '') - Date.now()
  if (!Number.isNaN(ahead)) offset = Math.abs(ahead) < TOLERANCE ? 0 : ahead
  return response
}

/**
 * The present time at the server, ms, as its last answer has it: with that, what the server has stored or will judge is compared. The
 * clock of a computer may be a day wrong.
 */
export const serverNow = (): number => Date.now() + offset
