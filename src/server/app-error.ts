/** Why a service would not do what was asked; each kind has one HTTP status. */
export type AppErrorKind =
  | 'BAD_REQUEST'
  | 'UNAUTHORIZED'
  | 'FORBIDDEN'
  | 'NOT_FOUND'
  | 'CONFLICT'
  | 'TOO_MANY_REQUESTS'
  | 'SERVICE_UNAVAILABLE'

export const appErrorStatus = {
  BAD_REQUEST: 400,
  UNAUTHORIZED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  TOO_MANY_REQUESTS: 429,
  SERVICE_UNAVAILABLE: 503,
} as const satisfies Record<AppErrorKind, number>

/** An expected error with a message for a person (Russian). Everything else that is thrown is a fault and stays inside. */
export class AppError extends Error {
  readonly kind: AppErrorKind
  /** Seconds after which trying again makes sense. */
  readonly retryAfter: number | undefined

  constructor(kind: AppErrorKind, message: string, retryAfter?: number) {
    super(message)
    this.kind = kind
    this.retryAfter = retryAfter
  }
}
