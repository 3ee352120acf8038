import { ApiError } from '../../api/error.ts'

/** Messages by field name, as the server answers them. */
export type FieldErrors = Readonly<Record<string, string>>

/** Shown when a refusal brings no words of its own (storefront.md, section 8). */
const TRY_AGAIN = 'Пожалуйста, попробуйте еще раз'

export interface SubmitError {
  message: string
  errors: FieldErrors
}

/** The server's «no» in words; null when it never got to say one (no connection, a proxy's page for a fault). */
export function readSubmitError(error: unknown): SubmitError | null {
  if (!(error instanceof ApiError) || error.status === 0) return null
  const { status, userMessage, fieldErrors } = error
  if (status >= 500 && userMessage === null) return null
  return toSubmitError(userMessage, fieldErrors)
}

/** A refusal in the server's words, also one that arrived as an answer with `success: false`. */
export function toSubmitError(
  message: string | null | undefined,
  errors: ReadonlyMap<string, string> = new Map(),
): SubmitError {
  return { message: message || TRY_AGAIN, errors: Object.fromEntries(errors) }
}
