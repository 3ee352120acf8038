/** A call that was refused or failed; `message` is the specified text «status: body». */
export class ApiError extends Error {
  /** HTTP status; 0 when there was no answer at all. */
  readonly status: number
  /** Words for a person from the answer's `message`, if it had any. */
  readonly userMessage: string | null
  /** Words per field of the form that was refused. */
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
