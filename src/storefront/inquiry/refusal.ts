import { ApiError } from '../../api/error.ts'

/** Messages by field name, as the server answers them. */
export type FieldErrors = Readonly<Record<string, string>>

/** Shown when a refusal brings no words of its own (storefront.md, section 8). */
const TRY_AGAIN = 'Пожалуйста, попробуйте еще раз'

export interface Refusal {
  message: string
  errors: FieldErrors
}

/** The server's «no» in words; null when it never got to say one (no connection, a fault, a proxy's page). */
export function readRefusal(error: unknown): Refusal | null {
  if (!(error instanceof ApiError) || error.status === 0) return null
  const body = readBody(error)
  const refused = body.success === false || (error.status < 500 && error.userMessage !== null)
  if (!refused) return null
  return { message: error.userMessage || TRY_AGAIN, errors: toFieldErrors(body.errors) }
}

/** An answer that arrived with success: false. */
export function toRefusal(message: string | undefined): Refusal {
  return { message: message || TRY_AGAIN, errors: {} }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** The specified error text is «status: body». */
function readBody({ message, status }: ApiError): Record<string, unknown> {
  try {
    const body: unknown = JSON.parse(message.slice(`${status}: `.length))
    return isRecord(body) ? body : {}
  } catch {
    return {}
  }
}

function toFieldErrors(errors: unknown): FieldErrors {
  if (!isRecord(errors)) return {}
  return Object.fromEntries(
    Object.entries(errors).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}
