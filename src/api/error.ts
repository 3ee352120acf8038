/** A call that was rejected or failed; `message` is the specified text «status: body». */
export class ApiError extends Error {
  /** HTTP status; 0 without any response. */
  readonly status: number
  /** The response's `message` for a person, if any. */
  readonly userMessage: string | null
  /** Messages by field of a rejected form. */
  readonly fieldErrors: ReadonlyMap<string, string>

  constructor(
    status: number,
    body: string,
    userMessage: string | null,
    fieldErrors: ReadonlyMap<string, string> = new Map(),
  ) {
    super(`${status}: ${body}`)
    this.status = status
    this.userMessage = userMessage
    this.fieldErrors = fieldErrors
  }
}
