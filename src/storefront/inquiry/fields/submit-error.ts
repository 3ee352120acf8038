import { ApiError } from '../../../api/error.ts'

/** Messages by field, as in the server's error responses. */
export type FieldErrors = Readonly<Record<string, string>>

/** Default message of a rejection (storefront.md, section 8). */
const TRY_AGAIN = 'Пожалуйста, попробуйте еще раз'

export interface SubmitError {
  message: string
  errors: FieldErrors
}

/** The server's rejection; null for other failures (no connection, a proxy's error page). */
export function readSubmitError(error: unknown): SubmitError | null {
  if (!(error instanceof ApiError) || error.status === 0) return null
  const { status, userMessage, fieldErrors } = error
  if (status >= 500 && userMessage === null) return null
  return toSubmitError(userMessage, fieldErrors)
}

/** Builds the error from a rejection, also from a response with `success: false`. */
export function toSubmitError(
  message: string | null | undefined,
  errors: ReadonlyMap<string, string> = new Map(),
): SubmitError {
  return { message: message || TRY_AGAIN, errors: Object.fromEntries(errors) }
}
