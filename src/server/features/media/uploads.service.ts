import path from 'node:path'
import sharp from 'sharp'
import type { MediaKind } from '../../../contract/content/media.ts'
import { seconds } from '../../../lib/duration.ts'
import { MAX_UPLOAD_BYTES, tooLargeFile } from '../../../lib/pictures/upload-rules.ts'
import { toFileName } from '../../../lib/text/file-name.ts'
import { within } from '../../../lib/within.ts'
import { AppError } from '../../app-error.ts'
import type { FileStore } from '../../platform/files/file-store.ts'
import { FOLDERS, inUploads } from '../../platform/files/folders.ts'
import { requireDocument } from './document-file.ts'
import { addressOf } from './library/media-usage.service.ts'
import type { InTurn, PictureQueue } from './picture-queue.ts'
import { listUploadNames, saveUpload } from './upload-files.ts'
import { encodeImage, OF_STAFF } from './uploaded-image.ts'

const MAX_WAITING = 20

/** How long a store may take to tell which of a record's pictures it has. */
const FIND_TIME = seconds(2)

/** Where uploads are kept, and their queue. */
export interface UploadStorage {
  files: FileStore
  inTurn: InTurn
}

declare module '../../platform/http/api-context.ts' {
  interface ApiContext {
    /** Storage of uploaded pictures. */
    uploads: UploadStorage
  }
}

/** Creates the storage of uploads. */
export function openUploads(files: FileStore, queue: PictureQueue): UploadStorage {
  const message = 'Слишком много загрузок сразу. Попробуйте через минуту.'
  return { files, inTurn: queue.open(MAX_WAITING, message) }
}

/** A file that was stored. */
export interface StoredFile {
  url: string
  kind: MediaKind
  /** The name that it was uploaded with. */
  name: string
  /** Pixels; null for documents. */
  width: number | null
  height: number | null
  bytes: number
  /** True when only the first frame of an animation was kept. */
  stilled: boolean
}

interface PictureLimits {
  maxBytes?: number
  /** Message for a larger one. */
  tooLarge?: (name: string) => string
  /** Pixels; a larger picture is made smaller. */
  longestSide?: number
}

/** Validates, re-encodes and stores a picture. Throws BAD_REQUEST (messages of admin.md, section 5), TOO_MANY_REQUESTS. */
export async function storePicture(
  storage: UploadStorage,
  file: File,
  { maxBytes = MAX_UPLOAD_BYTES, tooLarge = tooLargeFile, longestSide }: PictureLimits = {},
): Promise<StoredFile> {
  const name = toFileName(file.name)
  if (file.size > maxBytes) throw new AppError('BAD_REQUEST', tooLarge(name))
  const { bytes, extension, ...made } = await storage.inTurn(async () => {
    const source = new Uint8Array(await file.arrayBuffer())
    const image = await encodeImage(source, name, { ...OF_STAFF, longestSide })
    const { width, height, pageHeight } = await sharp(image.bytes, { animated: true }).metadata()
    return { ...image, width, height: pageHeight ?? height }
  })
  // After its turn: while a store takes its time, the next picture is made.
  const url = addressOf(await saveUpload(storage.files, FOLDERS.uploads, bytes, { extension }))
  return { url, kind: 'picture', name, bytes: bytes.length, ...made }
}

/** Stores a PDF as it is. Throws CONTENT_TOO_LARGE, BAD_REQUEST for a damaged one, TOO_MANY_REQUESTS. */
export async function storeDocument({ files, inTurn }: UploadStorage, file: File): Promise<StoredFile> {
  const name = toFileName(file.name)
  const bytes = await inTurn(async () => {
    const read = new Uint8Array(await file.arrayBuffer())
    requireDocument(read, name)
    return read
  })
  const url = addressOf(await saveUpload(files, FOLDERS.uploads, bytes, { extension: 'pdf' }))
  return { url, kind: 'document', name, width: null, height: null, bytes: bytes.length, stilled: false }
}

/** Deletes a file that was stored and is not needed after all. */
export async function discardUpload({ files }: UploadStorage, { url }: StoredFile): Promise<void> {
  // What stays is an orphan: why it is not needed is what the caller is to know.
  await files.remove(inUploads(path.basename(url))).catch(() => undefined)
}

/**
 * A sentence about uploaded pictures that a text names and whose files are gone; null when none is. It is asked within transactions: what
 * is not known in time is not told.
 */
export async function describeMissing(files: Pick<FileStore, 'find'>, text: string): Promise<string | null> {
  const found = await Promise.all(
    [...listUploadNames(text)].map(async (name) => {
      // Of a store that does not answer nothing is known.
      const asking = files.find(inUploads(name)).then(
        (file) => file === null,
        () => false,
      )
      return (await within(FIND_TIME, asking, false)) ? [name] : []
    }),
  )
  const missing = found.flat()
  if (missing.length === 0) return null
  const which =
    missing.length === 1
      ? 'Файла картинки больше нет, загрузите её снова'
      : 'Файлов картинок больше нет, загрузите их снова'
  return `${which}: ${missing.join(', ')}.`
}
