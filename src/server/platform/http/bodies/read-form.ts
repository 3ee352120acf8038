import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Busboy } from '@fastify/busboy'
import { AppError } from '../../../app-error.ts'
import { toComposedField } from '../composed-text.ts'
import type { Spool } from './spooled-files.ts'

/** What a form may have. Bytes are those of the whole body; the messages are for more of them, and for more files. */
export interface FormLimits {
  bytes: number
  files: number
  fields: number
  tooLong: string
  tooManyFiles: string
}

/** Bytes of a form besides its files. */
export const FORM_OVERHEAD = 64 * 1024

const TOO_MANY_FIELDS = 'В форме слишком много полей'
const TOO_LONG_FIELD = `Поле формы длиннее ${FORM_OVERHEAD / 1024} КБ`

/** Bytes that are parsed before the limits are looked at again: a few hundred of the smallest parts. */
const PIECE = 16 * 1024

/** Longest name of a field, and longest headers of a part, bytes. */
const MAX_NAME = 200
const MAX_HEADERS = 16 * 1024

/**
 * Reads a form, multipart or urlencoded, and stops at the first thing too many. Throws BAD_REQUEST for more files or fields and for a
 * field that is too long, CONTENT_TOO_LARGE for more bytes; any other error is of a form that cannot be parsed, or of a connection that
 * was cut. Files are kept in memory, or in the spool.
 */
export async function readForm(
  request: Request,
  limits: FormLimits,
  spool: Pick<Spool, 'write'> | null = null,
): Promise<FormData> {
  const form = new FormData()
  const streams: Readable[] = []
  const files: Promise<readonly [name: string, file: File] | null>[] = []
  let fields = 0
  let refusal: Error | null = null
  const refuse = (error: Error) => {
    refusal ??= error
    return null
  }
  const parser = new Busboy({
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
    limits: {
      files: limits.files,
      parts: limits.files + limits.fields,
      fieldSize: FORM_OVERHEAD,
      fieldNameSize: MAX_NAME,
      headerSize: MAX_HEADERS,
    },
  })
    .on('filesLimit', () => refuse(new AppError('BAD_REQUEST', limits.tooManyFiles)))
    .on('partsLimit', () => refuse(new AppError('BAD_REQUEST', TOO_MANY_FIELDS)))
    .on('field', (name, value, _isNameCut, isCut) => {
      // Thousands more may be in the piece: an error for each would cost more than all the rest.
      if (refusal) return
      fields += 1
      if (fields > limits.fields) refuse(new AppError('BAD_REQUEST', TOO_MANY_FIELDS))
      else if (isCut) refuse(new AppError('BAD_REQUEST', TOO_LONG_FIELD))
      else form.append(toComposedField(name ?? ''), toComposedField(value, name))
    })
    .on('file', (name, stream, fileName, _encoding, type) => {
      streams.push(stream)
      const toFile = (content: Blob) =>
        [toComposedField(name ?? ''), new File([content], nameOf(fileName), { type })] as const
      files.push((spool?.write(stream) ?? keep(stream)).then(toFile, refuse))
    })
  try {
    await pipeline(
      readPieces(request, limits, () => refusal),
      parser,
    )
    for (const file of await Promise.all(files)) if (file) form.append(...file)
    if (refusal) throw refusal
    return form
  } finally {
    for (const stream of streams) stream.destroy()
    await Promise.all(files)
  }
}

/** The body in small pieces. Throws CONTENT_TOO_LARGE, and what refuses it after the last piece. */
async function* readPieces(
  { body }: Request,
  { bytes, tooLong }: FormLimits,
  findRefusal: () => Error | null,
) {
  const reader = body?.getReader()
  let left = bytes
  while (reader) {
    const { value, done } = await reader.read()
    if (done) return
    left -= value.length
    if (left < 0) throw new AppError('CONTENT_TOO_LARGE', tooLong)
    for (let at = 0; at < value.length; at += PIECE) {
      yield value.subarray(at, at + PIECE)
      const refusal = findRefusal()
      if (refusal) throw refusal
    }
  }
}

/** Reads a file into memory. */
async function keep(stream: Readable): Promise<Blob> {
  const pieces: Buffer<ArrayBuffer>[] = []
  for await (const piece of stream) pieces.push(piece)
  return new Blob(pieces)
}

/** The name of a sent file; browsers write its quotation marks as `%22`. */
const nameOf = (sent: string | undefined) => toComposedField(sent ?? '').replaceAll('%22', '"')
