import type { Endpoint } from '../../../../contract/access.ts'
import {
  MAX_ATTACHMENT_BYTES,
  MAX_ATTACHMENTS,
  TOO_LARGE_ATTACHMENTS,
  TOO_MANY_ATTACHMENTS,
} from '../../../../domain/inquiry/attachment-rules.ts'
import { AppError } from '../../../app-error.ts'
import { isUnwritable } from '../../../error-code.ts'
import { toComposed } from '../composed-text.ts'
import { isMalformed, isTooDeep, NOT_STORABLE, UNREADABLE } from '../input-rules.ts'
import { contentKindOf } from './content-kind.ts'
import { FORM_OVERHEAD, type FormLimits, readForm } from './read-form.ts'
import type { Spool } from './spooled-files.ts'
import { takeTurn } from './turns.ts'

/** Most fields of a form. */
const MAX_FIELDS = 100

/** Largest form with the photos of an inquiry, bytes. */
export const MAX_PHOTO_FORM_BYTES = MAX_ATTACHMENTS * MAX_ATTACHMENT_BYTES + FORM_OVERHEAD

/** Whether strangers may send files to an endpoint: photos of an inquiry. */
const isOfStrangers = ({ access, maxFiles = 0 }: Endpoint) => maxFiles > 0 && access === 'anyone'

/** Limits of the forms that an endpoint takes. */
function limitsOf(endpoint: Endpoint): FormLimits {
  const { maxFiles: files = 0 } = endpoint
  if (isOfStrangers(endpoint)) {
    return {
      bytes: MAX_PHOTO_FORM_BYTES,
      files,
      fields: MAX_FIELDS,
      tooLong: TOO_LARGE_ATTACHMENTS,
      tooManyFiles: TOO_MANY_ATTACHMENTS,
    }
  }
  return {
    // Files of staff are limited before they are read (file-bodies.ts).
    bytes: files > 0 ? Number.POSITIVE_INFINITY : FORM_OVERHEAD,
    files,
    fields: MAX_FIELDS,
    tooLong: 'Слишком большой запрос',
    tooManyFiles:
      files > 1 ? `Не больше ${files} файлов за раз` : 'Файлов больше, чем можно отправить сюда за раз',
  }
}

/**
 * Reads the body of a call: JSON, or a form within the limits of the endpoint. Throws BAD_REQUEST for what cannot be parsed and for
 * what names no fields, and what `readForm` throws.
 */
export async function readBody(request: Request, endpoint: Endpoint, spool: Spool): Promise<ReadBody> {
  const read = await parse(request, endpoint, spool)
  if (!endpoint.hasWholeBody && isMalformed(request.method, read.body)) {
    throw new AppError('BAD_REQUEST', 'Тело запроса должно быть объектом JSON')
  }
  return read
}

/** What a body says. */
interface ReadBody {
  body: unknown
  /** Whether it takes a while to check, so that each should have a turn of its own (`takeTurn`). */
  isLong: boolean
}

async function parse(request: Request, endpoint: Endpoint, spool: Spool): Promise<ReadBody> {
  const kind = contentKindOf(request.headers.get('content-type'))
  if (kind === 'multipart' || kind === 'urlencoded') {
    try {
      const body = await readForm(request, limitsOf(endpoint), isOfStrangers(endpoint) ? spool : null)
      return { body, isLong: false }
    } catch (error) {
      throw error instanceof AppError || isUnwritable(error) ? error : new AppError('BAD_REQUEST', UNREADABLE)
    }
  }
  const text = await request.text()
  // Not JSON names no fields, whatever it says.
  if (kind !== 'json') return { body: text, isLong: false }
  const isLong = text.length > QUICK_LENGTH
  if (isLong) await takeTurn()
  if (isTooDeep(text)) throw new AppError('BAD_REQUEST', NOT_STORABLE)
  try {
    return { body: text === '' ? undefined : toComposed(JSON.parse(text)), isLong }
  } catch {
    throw new AppError('BAD_REQUEST', UNREADABLE)
  }
}

/** JSON up to this length, UTF-16 units, takes next to no time to parse and to check. */
const QUICK_LENGTH = 32 * 1024
