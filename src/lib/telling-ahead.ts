import { seconds } from './duration.ts'

/** The header `Date` has whole seconds and is a moment old when it comes: less than this is no difference. */
const TOLERANCE = seconds(30)

/** An answer that took longer may have been read long after it was given: the computer slept, or the connection is slow. */
const FRESH = seconds(10)

/** A fetch whose answers tell how far the server's clock is ahead of this one, ms; those that do not say so tell nothing. */
export const fetchTellingAhead =
  (tell: (ahead: number) => void): typeof fetch =>
  async (...request) => {
    const asked = Date.now()
    const response = await fetch(...request)
    if (Date.now() - asked > FRESH) return response
    // NaN without the header, and from an answer that no server has given.
    const ahead = Date.parse(response.headers.get('date') ?? '') - Date.now()
    if (!Number.isNaN(ahead)) tell(Math.abs(ahead) < TOLERANCE ? 0 : ahead)
    return response
  }
