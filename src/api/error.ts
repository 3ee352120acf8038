/** A call that was rejected or failed; `message` is the specified text «status: body». */
export class ApiError extends Error {
  /** HTTP status; 0 without any response. */
  readonly status: number
  /** The response's `message` for a person, if any. */
  readonly userMessage: string | null
  /** Messages by field of a rejected form. */
  readonly fieldErrors: ReadonlyMap<string, string>
  /** Fields of the response's JSON body; none without one. */
  readonly body: ReadonlyMap<string, unknown>

  constructor(
    status: number,
    text: string,
    userMessage: string | null,
    fieldErrors: ReadonlyMap<string, string> = new Map(),
    body: ReadonlyMap<string, unknown> = new Map(),
  ) {
    super(`${status}: ${text}`)
    this.status = status
    this.userMessage = userMessage
    this.fieldErrors = fieldErrors
    this.body = body
  }
}
