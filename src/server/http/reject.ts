import type { Context } from 'hono'
import { toErrorBody } from './error-response.ts'

/** Error response in the format of the requested endpoint. */
export function reject(
  c: Context,
  status: 401 | 403 | 404 | 413 | 415 | 429 | 503,
  message: string,
): Response {
  // The unread rest of the body would be parsed as the next request of this connection.
  if (status === 413 || status === 403 || status === 429) c.header('connection', 'close')
  return c.json(toErrorBody(c.req.path, { message }), status)
}
