import { pipeline } from 'node:stream/promises'
import { Busboy } from '@fastify/busboy'
import { AppError } from '../app-error.ts'

/** What a form may have. Bytes are those of the whole body; the messages are for more of them, and for more files. */
export interface FormLimits {
  bytes: number
  files: number
  fields: number
  tooLong: string
  tooManyFiles: string
}

const TOO_MANY_FIELDS = 'В форме слишком много полей'

/** Bytes that are parsed before the limits are looked at again: a few hundred of the smallest parts. */
const PIECE = 16 * 1024

/** Longest name of a field, and longest headers of a part, bytes. */
const MAX_NAME = 200
const MAX_HEADERS = 16 * 1024

/**
 * Reads a form, multipart or urlencoded, and stops at the first thing too many. Throws BAD_REQUEST for more files or fields,
 * CONTENT_TOO_LARGE for more bytes; any other error is of a form that cannot be parsed, or of a connection that was cut.
 */
export async function readForm(request: Request, limits: FormLimits): Promise<FormData> {
  const form = new FormData()
  let refusal: Error | null = null
  const refuse = (message: string) => {
    refusal ??= new AppError('BAD_REQUEST', message)
  }
  const parser = new Busboy({
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
    limits: {
      files: limits.files,
      parts: limits.files + limits.fields,
      fieldSize: limits.bytes,
      fieldNameSize: MAX_NAME,
      headerSize: MAX_HEADERS,
    },
  })
  let fields = 0
  parser
    .on('filesLimit', () => refuse(limits.tooManyFiles))
    .on('partsLimit', () => refuse(TOO_MANY_FIELDS))
    .on('field', (name, value) => {
      fields += 1
      if (fields > limits.fields) refuse(TOO_MANY_FIELDS)
      else form.append(name ?? '', value)
    })
    .on('file', (name, stream, fileName, _encoding, type) => {
      const pieces: Buffer<ArrayBuffer>[] = []
      stream
        .on('data', (piece) => pieces.push(piece))
        .on('end', () => form.append(name ?? '', new File(pieces, nameOf(fileName), { type })))
        .on('error', (error) => {
          refusal ??= error
        })
    })
  let bytes = 0
  async function* readPieces(reader: ReadableStreamDefaultReader<Uint8Array>) {
    for (;;) {
      const { value, done } = await reader.read()
      if (done) return
      bytes += value.length
      if (bytes > limits.bytes) throw new AppError('CONTENT_TOO_LARGE', limits.tooLong)
      for (let at = 0; at < value.length; at += PIECE) {
        yield value.subarray(at, at + PIECE)
        if (refusal) throw refusal
      }
    }
  }
  await pipeline(request.body ? readPieces(request.body.getReader()) : [], parser)
  if (refusal) throw refusal
  return form
}

/** The name of a sent file; browsers write its quotation marks as `%22`. */
const nameOf = (sent: string | undefined) => (sent ?? '').replaceAll('%22', '"')
