import type { Transport } from '../api/client.ts'
import { fetchTellingAhead } from '../lib/telling-ahead.ts'

/** How far the server's clock is ahead of the computer's, ms. */
let offset = 0

const fetchWithClock = fetchTellingAhead((ahead) => {
  offset = ahead
})

/** Wraps calls by fetch: their answers tell how late it is at the server. */
export const keepingTime =
  (transport: Transport): Transport =>
  (name, endpoint, input, options) =>
    transport(name, endpoint, input, { ...options, fetch: fetchWithClock })

/**
 * The present time at the server, ms, as its last answer has it: with that, what the server has stored or will judge is compared. The
 * clock of a computer may be a day wrong.
 */
export const serverNow = (): number => Date.now() + offset
