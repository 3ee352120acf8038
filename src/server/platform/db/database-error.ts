import { DrizzleQueryError } from 'drizzle-orm'
import { hasCode } from '../../error-code.ts'

/** A transaction could not get a connection, or begin or commit failed; see `cause`. */
export class TransactionError extends Error {
  override name = 'TransactionError'
}

/**
 * Transient error codes of Node.js and PostgreSQL (appendix A): no connection, timeout (57014), a server that is
 * starting or stopping, full (53: connections, memory, disk), read-only (25006), or with I/O errors (58030).
 */
const TRANSIENT_CODE = /^(?:E(?!RR_)[A-Z]+|08\w{3}|25006|25P03|53\w{3}|57014|57P0\d|58030)$/

/** Messages of pg and its pool for errors without a code. */
const TRANSIENT_MESSAGE =
  /connection terminated|timeout exceeded|read timeout|not queryable|client was closed|pool after calling end/i

/** Whether a database error is transient, so that a later retry makes sense. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const isOfDatabase = error instanceof DrizzleQueryError || error instanceof TransactionError
  return isOfDatabase ? isTransient(error.cause) : isDatabaseUnavailable(error.cause)
}

/** The same for an error of pg itself, which may stand in another. */
export function isTransient(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('code' in error && typeof error.code === 'string' && TRANSIENT_CODE.test(error.code)) return true
  return TRANSIENT_MESSAGE.test(error.message) || isDatabaseUnavailable(error) || isTransient(error.cause)
}

/** Whether PostgreSQL ended a transaction because it and others waited for each other; done once more it may succeed. */
export const isDeadlock = (error: unknown) => hasCode(error, /^(?:40P01|40001)$/)

/** Whether a lock was not got within the time that it was to be waited for. */
export const isLockBusy = (error: unknown) => hasCode(error, /^55P03$/)

/** Whether another row has the slug that was written. */
export const isSlugTaken = (error: unknown): boolean =>
  violatedConstraint(error)?.endsWith('_slug_unique') ?? false

/** Whether another parameter has the key that was written. */
export const isKeyTaken = (error: unknown): boolean =>
  violatedConstraint(error) === 'spec_parameters_key_unique'

/** Whether another redirect leads from the address that was written. */
export const isRedirectTaken = (error: unknown): boolean =>
  violatedConstraint(error) === 'redirects_from_unique'

/** Name of the constraint in PostgreSQL's error, which Drizzle wraps as `cause`; null for any other error. */
export function violatedConstraint(error: unknown): string | null {
  const cause = error instanceof Error ? error.cause : undefined
  const named = cause instanceof Error && 'constraint' in cause ? cause.constraint : null
  return typeof named === 'string' ? named : null
}
