import { DrizzleQueryError } from 'drizzle-orm'

/** The connection of a transaction could not be had, or failed around the statements; `cause` says how. */
export class TransactionError extends Error {
  override name = 'TransactionError'
}

/**
 * Codes of Node.js and PostgreSQL (its appendix A) that pass: nobody answers or nobody in time (57014), a server that is
 * starting or stopping, full (53: connections, memory, disk) or read-only (25006), or fails to reach its own files (58030).
 */
const TRANSIENT_CODE = /^(?:E(?!RR_)[A-Z]+|08\w{3}|25006|25P03|53\w{3}|57014|57P0\d|58030)$/

/** Words of pg and its pool, whose errors have no code. */
const TRANSIENT_MESSAGE =
  /connection terminated|timeout exceeded|read timeout|not queryable|client was closed|pool after calling end/i

/** True when the database could not do what was asked and trying again later makes sense. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const isOfDatabase = error instanceof DrizzleQueryError || error instanceof TransactionError
  return isOfDatabase ? passes(error.cause) : isDatabaseUnavailable(error.cause)
}

function passes(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('code' in error && typeof error.code === 'string' && TRANSIENT_CODE.test(error.code)) return true
  return TRANSIENT_MESSAGE.test(error.message) || isDatabaseUnavailable(error) || passes(error.cause)
}
