import { MAX_DOCUMENT_BYTES, tooLargeDocument } from '../../../lib/pictures/upload-rules.ts'
import { AppError } from '../../app-error.ts'

const latin = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1')

/** Whether bytes begin as a PDF; some programs write a few bytes before it. */
export function isDocument(bytes: Uint8Array): boolean {
  return /%PDF-[12]\.\d/.test(latin(bytes.subarray(0, 1024)))
}

/** Checks that a PDF is whole and not too large. Throws CONTENT_TOO_LARGE, BAD_REQUEST; `name` is for the message. */
export function requireDocument(bytes: Uint8Array, name: string): void {
  if (bytes.length > MAX_DOCUMENT_BYTES) throw new AppError('CONTENT_TOO_LARGE', tooLargeDocument(name))
  if (!/startxref\s+\d+\s+%%EOF/.test(latin(bytes.subarray(-2048)))) {
    throw new AppError(
      'BAD_REQUEST',
      `Документ ${name} повреждён или загрузился не весь. Сохраните его заново.`,
    )
  }
}
