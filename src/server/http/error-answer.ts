import { ORPCError } from '@orpc/server'
import type { Logger } from 'pino'
import { Refusal, refusalStatus } from '../refusal.ts'

interface FieldErrors {
  [field: string]: string
}

/** The body of every error answer: words for a person, and per field when a form was wrong. */
export interface ErrorBody {
  message: string
  errors?: FieldErrors
}

/** The one endpoint whose error answers also say `success: false` (decisions.md). */
const SAYS_SUCCESS = '/api/inquiries/contact'

/** The body as the endpoint at `path` sends it. */
export function toErrorBody(path: string, body: ErrorBody): ErrorBody & { success?: false } {
  return path === SAYS_SUCCESS ? { success: false, ...body } : body
}

const CHECK_FIELDS = 'Проверьте правильность заполнения полей'
export const SERVER_FAULT = 'Внутренняя ошибка сервера'

const wordsByStatus: Record<number, string> = {
  400: 'Запрос не удалось прочитать',
  404: 'Не найдено',
}

/** Everything that can be thrown under a handler as the one error the outside sees. Faults are logged, never told. */
export function toAnswerError(error: unknown, log: Logger): ORPCError<string, ErrorBody> {
  if (error instanceof Refusal) {
    return answerError(error.kind, refusalStatus[error.kind], { message: error.message })
  }
  if (error instanceof ORPCError && error.status < 500) {
    const errors = toFieldErrors(error.data)
    if (errors && !('' in errors)) {
      const [only, ...more] = Object.values(errors)
      return answerError('BAD_REQUEST', 400, {
        message: more.length === 0 && only ? only : CHECK_FIELDS,
        errors,
      })
    }
    return answerError(error.code, error.status, {
      message: wordsByStatus[error.status] ?? 'Запрос отклонён',
    })
  }
  log.error({ err: error }, 'сбой при обработке запроса')
  return answerError('INTERNAL_SERVER_ERROR', 500, { message: SERVER_FAULT })
}

function answerError(code: string, status: number, data: ErrorBody): ORPCError<string, ErrorBody> {
  return new ORPCError(code, { status, message: data.message, data })
}

/** First message of each field from the schema's issues; null when the error carries none. */
function toFieldErrors(data: unknown): FieldErrors | null {
  if (typeof data !== 'object' || data === null || !('issues' in data) || !Array.isArray(data.issues))
    return null
  const errors: FieldErrors = {}
  for (const issue of data.issues) {
    const field = Array.isArray(issue.path) ? issue.path.map(String).join('.') : ''
    errors[field] ??= String(issue.message)
  }
  return errors
}
