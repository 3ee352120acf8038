import { ORPCError } from '@orpc/server'
import type { Logger } from 'pino'
import { AppError, appErrorStatus } from '../app-error.ts'

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
const UNAVAILABLE = 'Сервис временно недоступен. Попробуйте через минуту.'
const SERVER_FAULT = 'Внутренняя ошибка сервера'

const wordsByStatus: Record<number, string> = {
  400: 'Запрос не удалось прочитать',
  404: 'Не найдено',
}

/** Everything that can be thrown under a handler as the one error the outside sees. Faults are logged, never told. */
export function toAnswerError(error: unknown, log: Logger): ORPCError<string, ErrorBody> {
  if (error instanceof AppError) {
    return answerError(error.kind, appErrorStatus[error.kind], { message: error.message })
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
  if (isDatabaseAway(error)) {
    log.error({ err: error }, 'база данных недоступна')
    return answerError('SERVICE_UNAVAILABLE', 503, { message: UNAVAILABLE })
  }
  log.error({ err: error }, 'сбой при обработке запроса')
  return answerError('INTERNAL_SERVER_ERROR', 500, { message: SERVER_FAULT })
}

/** Seconds after which trying again makes sense, for the header of the answer; undefined when it makes none. */
export function retryAfter(error: unknown, status: number): number | undefined {
  if (error instanceof AppError) return error.retryAfter
  return status === 503 ? 30 : undefined
}

/** Refused, lost or timed-out connections, and a server that is starting or stopping (PostgreSQL, appendix A). */
const AWAY =
  /^(?:ECONN\w+|ENOENT|EPIPE|ETIMEDOUT|ENOTFOUND|EHOSTUNREACH|08\w{3}|57P0[123]|53300)$|connection terminated|timeout exceeded/i

/** True when the fault is that nobody answered, somewhere along the chain of causes. */
function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('code' in error && typeof error.code === 'string' && AWAY.test(error.code)) return true
  if (AWAY.test(error.message)) return true
  return error.cause !== undefined && isDatabaseAway(error.cause)
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
