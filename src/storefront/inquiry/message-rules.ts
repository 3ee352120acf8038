import type { FieldErrors } from './submit-error.ts'

/** How many UTF-16 units may still be typed; negative when there are too many. Outer blanks are not sent. */
export const countLeft = (message: string, maxLength: number) => maxLength - message.trim().length

/** The server's own words for a message over its limit (decisions.md, POST /api/inquiries/contact). */
export function checkMessage(message: string, maxLength: number): FieldErrors {
  if (countLeft(message, maxLength) >= 0) return {}
  return { message: `Сообщение не длиннее ${maxLength.toLocaleString('ru-RU')} символов` }
}
