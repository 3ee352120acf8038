import type { FieldErrors } from './inquiry-values.ts'

/** Remaining UTF-16 units; negative over the limit. Outer whitespace does not count. */
export const countLeft = (message: string, maxLength: number) => maxLength - message.trim().length

/** Validation error of a message over the limit, with the server's text (decisions.md, POST /api/inquiries/contact). */
export function checkMessage(message: string, maxLength: number): FieldErrors {
  if (countLeft(message, maxLength) >= 0) return {}
  return { message: `Сообщение не длиннее ${maxLength.toLocaleString('ru-RU')} символов` }
}
