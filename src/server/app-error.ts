/** Kind of an expected error; each maps to one HTTP status. */
export type AppErrorKind =
  | 'BAD_REQUEST'
  | 'UNAUTHORIZED'
  | 'FORBIDDEN'
  | 'NOT_FOUND'
  | 'CONFLICT'
  | 'CONTENT_TOO_LARGE'
  | 'UNSUPPORTED_MEDIA_TYPE'
  | 'TOO_MANY_REQUESTS'
  | 'SERVICE_UNAVAILABLE'

export const appErrorStatus = {
  BAD_REQUEST: 400,
  UNAUTHORIZED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  CONTENT_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  TOO_MANY_REQUESTS: 429,
  SERVICE_UNAVAILABLE: 503,
} as const satisfies Record<AppErrorKind, number>

/** An expected error with a Russian message for a person. All other exceptions are faults: logged, sent as a plain 500. */
export class AppError extends Error {
  readonly kind: AppErrorKind
  /** Seconds for the Retry-After header. */
  readonly retryAfter: number | undefined
  /** Further fields of the response's body: messages by field (`errors`), or what the caller needs to go on. */
  readonly details: Readonly<Record<string, unknown>>

  constructor(
    kind: AppErrorKind,
    message: string,
    retryAfter?: number,
    details: Readonly<Record<string, unknown>> = {},
  ) {
    super(message)
    this.kind = kind
    this.retryAfter = retryAfter
    this.details = details
  }
}

/** Refuses what was sent, with the message at the field that is wrong. */
export const wrongField = (field: string, message: string): AppError =>
  new AppError('BAD_REQUEST', message, undefined, { errors: { [field]: message } })
