/** Why a service would not do what was asked; each kind has one HTTP status. */
export type RefusalKind =
  | 'BAD_REQUEST'
  | 'UNAUTHORIZED'
  | 'FORBIDDEN'
  | 'NOT_FOUND'
  | 'CONFLICT'
  | 'TOO_MANY_REQUESTS'

export const refusalStatus = {
  BAD_REQUEST: 400,
  UNAUTHORIZED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  TOO_MANY_REQUESTS: 429,
} as const satisfies Record<RefusalKind, number>

/** A refusal with words for a person (Russian). Everything else that is thrown is a fault and stays inside. */
export class Refusal extends Error {
  readonly kind: RefusalKind
  /** Seconds after which trying again makes sense. */
  readonly retryAfter: number | undefined

  constructor(kind: RefusalKind, message: string, retryAfter?: number) {
    super(message)
    this.kind = kind
    this.retryAfter = retryAfter
  }
}
