import type { Context } from 'hono'
import { toErrorBody } from './error-response.ts'

/** Error response in the format of the requested endpoint. */
export function reject(
  c: Context,
  status: 401 | 403 | 404 | 413 | 415 | 429 | 503,
  message: string,
): Response {
  return c.json(toErrorBody(c.req.path, { message }), status)
}
