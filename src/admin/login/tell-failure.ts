import { ApiError } from '../../api/error.ts'
import { formatNextStep } from '../kit/write/failure-messages.ts'

/** The server's message, else how to go on; `action` is what the button is called. */
export function tellFailure(error: unknown, action: string): string {
  const known = error instanceof ApiError ? error.userMessage : null
  return known ?? `Не получилось. ${formatNextStep(error, action, { isForm: true })}`
}
