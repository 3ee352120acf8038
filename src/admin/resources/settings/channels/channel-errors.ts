import { ApiError } from '../../../../api/error.ts'

/** A refusal with its messages at the fields of the flat form: `webhook.url` is `url`, `push.enabled` is `pushEnabled`, `email.smtpUrl` the server. */
export function placeAtFields(error: unknown): unknown {
  if (!(error instanceof ApiError) || error.fieldErrors.size === 0) return error
  const { status, message, userMessage, fieldErrors } = error
  const placed = [...fieldErrors].map(([path, text]) => [toFieldName(path), text] as const)
  return new ApiError(status, message, userMessage, new Map(placed))
}

function toFieldName(path: string): string {
  const [channel, field = path] = path.split('.')
  if (field === 'smtpUrl') return 'smtpServer'
  if (field === 'enabled') return `${channel}Enabled`
  return field === 'personalData' ? `${channel}Personal` : field
}
