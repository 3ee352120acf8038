import { ORPCError } from '@orpc/server'
import type { Logger } from 'pino'
import { atMostEvery } from '../../../lib/at-most-every.ts'
import { minutes } from '../../../lib/duration.ts'
import { AppError, appErrorStatus } from '../../app-error.ts'
import { isUnwritable } from '../../error-code.ts'
import { currentRequestId } from '../../request-id.ts'
import { isDatabaseUnavailable } from '../db/database-error.ts'
import { FilesUnavailable } from '../files/file-store.ts'
import { hasSuccessInErrors } from './find-endpoint.ts'
import { UNREADABLE } from './input-rules.ts'

interface FieldErrors {
  [field: string]: string
}

/** Body of every error response: a message for a person, and messages by field for an invalid form. */
export interface ErrorBody {
  message: string
  errors?: FieldErrors
  /** What an `AppError` says beside its message. */
  [detail: string]: unknown
}

/** The error body in the format of the endpoints at `path`, whatever the method. */
export function toErrorBody(path: string, body: ErrorBody): ErrorBody & { success?: false } {
  return hasSuccessInErrors(path) ? { success: false, ...body } : body
}

const CHECK_FIELDS = 'Проверьте правильность заполнения полей'
const UNAVAILABLE = 'Сервис временно недоступен. Попробуйте через минуту.'
const SERVER_FAULT = 'Внутренняя ошибка сервера'

const messageByStatus: Record<number, string> = {
  400: UNREADABLE,
  404: 'Не найдено',
}

/** Converts anything thrown by a handler into the error response. Faults are logged and sent without details. */
export function toResponseError(error: unknown, log: Logger): ORPCError<string, ErrorBody> {
  if (error instanceof FilesUnavailable) logUnavailable(error, log)
  if (error instanceof AppError) {
    return responseError(error.kind, appErrorStatus[error.kind], {
      ...error.details,
      message: error.message,
    })
  }
  if (error instanceof ORPCError && error.status < 500) {
    const errors = toFieldErrors(error.data)
    if (errors && !('' in errors)) {
      return responseError('BAD_REQUEST', 400, { message: summarise(errors), errors })
    }
    return responseError(error.code, error.status, {
      message: messageByStatus[error.status] ?? 'Запрос отклонён',
    })
  }
  if (isDatabaseUnavailable(error)) {
    log.error({ err: error }, 'база данных недоступна')
    return responseError('SERVICE_UNAVAILABLE', 503, { message: UNAVAILABLE })
  }
  if (isUnwritable(error)) {
    log.error({ err: error }, 'на диск нельзя записать')
    return responseError('SERVICE_UNAVAILABLE', 503, { message: UNAVAILABLE })
  }
  if (isAborted(error)) {
    return responseError('BAD_REQUEST', 400, { message: UNREADABLE })
  }
  log.error({ err: error }, 'сбой при обработке запроса')
  return responseError('INTERNAL_SERVER_ERROR', 500, { message: withNumber(SERVER_FAULT) })
}

/** A fault is told with the number of its request, by which the log has it. */
function withNumber(sentence: string): string {
  const id = currentRequestId()
  return id === undefined ? sentence : `${sentence}. Номер запроса для поддержки: ${id}`
}

/** A store that is away is named once a minute: every picture asks it. */
const logUnavailable = atMostEvery(minutes(1), (error: FilesUnavailable, log: Logger) =>
  log.error({ err: error }, 'хранилище файлов не отвечает'),
)

/** The same for a schema's refusal of what is no input of an endpoint. */
export function toInvalid(refusal: { issues: readonly unknown[] }): AppError {
  const errors = toFieldErrors(refusal) ?? {}
  return new AppError('BAD_REQUEST', summarise(errors), undefined, { errors })
}

function summarise(errors: FieldErrors): string {
  const [only, ...more] = Object.values(errors)
  return more.length === 0 && only ? only : CHECK_FIELDS
}

/** Seconds for the Retry-After header; undefined when retrying makes no sense. */
export function retryAfter(error: unknown, status: number): number | undefined {
  if (error instanceof AppError) return error.retryAfter
  return status === 503 ? 30 : undefined
}

/** Error codes of a request aborted by its client. Database errors with the same codes are checked before. */
const CLIENT_ABORTED = /^(?:ECONNRESET|EPIPE|ERR_STREAM_PREMATURE_CLOSE)$/

/** Not by its cause: what a handler itself asked of others is no fault of the client. */
const isAborted = (error: unknown) =>
  error instanceof Error && 'code' in error && CLIENT_ABORTED.test(String(error.code))

function responseError(code: string, status: number, data: ErrorBody): ORPCError<string, ErrorBody> {
  return new ORPCError(code, { status, message: data.message, data })
}

/** Most messages by field in an answer: a person reads no more. */
const MAX_FIELD_ERRORS = 20

/** First message of each field from the schema's issues; null when the error carries none. */
function toFieldErrors(data: unknown): FieldErrors | null {
  if (typeof data !== 'object' || data === null || !('issues' in data) || !Array.isArray(data.issues))
    return null
  const errors: FieldErrors = {}
  for (const issue of data.issues.slice(0, MAX_FIELD_ERRORS)) {
    const field = Array.isArray(issue.path) ? issue.path.map(String).join('.') : ''
    errors[field] ??= String(issue.message)
  }
  return errors
}
