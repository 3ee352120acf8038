import sharp from 'sharp'
import { MAX_ATTACHMENT_BYTES, tooLargePhoto } from '../../../domain/inquiry/attachment-rules.ts'
import { toFileName } from '../../../lib/text/file-name.ts'
import { AppError } from '../../app-error.ts'
import type { FileStore } from '../../platform/files/file-store.ts'
import { FOLDERS, inAttachments } from '../../platform/files/folders.ts'
import { mediaTypeOf } from '../../platform/files/media-type.ts'
import type { InTurn, PictureQueue } from './picture-queue.ts'
import { saveUpload, UPLOAD_NAME } from './upload-files.ts'
import { encodeImage } from './uploaded-image.ts'

const MAX_WAITING = 20

/** Pixels: a plot or a name plate is read at this size. */
const LONGEST_SIDE = 2560

/** Where visitors' photos are kept, which are not served, and the queue in which they are made anew. */
export interface PhotoStorage {
  files: FileStore
  inTurn: InTurn
}

declare module '../../platform/http/api-context.ts' {
  interface ApiContext {
    /** Storage of visitors' photos. */
    photos: PhotoStorage
  }
}

/** Creates the storage of visitors' photos. */
export function openPhotos(files: FileStore, queue: PictureQueue): PhotoStorage {
  const message = 'Слишком много снимков сразу. Попробуйте через минуту.'
  return { files, inTurn: queue.open(MAX_WAITING, message) }
}

/** A photo as it is stored. */
export interface StoredPhoto {
  fileName: string
  mediaType: string
  width: number
  height: number
  bytes: number
}

/**
 * Judges a photo by its content, makes it anew without metadata, and stores it. Throws UNSUPPORTED_MEDIA_TYPE for anything
 * but JPEG, PNG and WebP, CONTENT_TOO_LARGE above 10 MB or 40 megapixels, TOO_MANY_REQUESTS. Its name begins with `mark`.
 */
export async function storePhoto(
  { files, inTurn }: PhotoStorage,
  file: File,
  mark: string,
): Promise<StoredPhoto> {
  const name = toFileName(file.name)
  if (file.size > MAX_ATTACHMENT_BYTES) throw new AppError('CONTENT_TOO_LARGE', tooLargePhoto(name))
  const { bytes, extension, width, height } = await inTurn(async () => {
    const source = new Uint8Array(await file.arrayBuffer())
    const image = await encodeImage(source, name, {
      formats: ['jpeg', 'png', 'webp'],
      notImage: 'UNSUPPORTED_MEDIA_TYPE',
      tooManyPixels: 'CONTENT_TOO_LARGE',
      longestSide: LONGEST_SIDE,
    })
    return { ...image, ...(await sharp(image.bytes).metadata()) }
  })
  // After its turn: while a store takes its time, the next photo is made.
  const fileName = await saveUpload(files, FOLDERS.attachments, bytes, { extension, beginning: mark })
  return { fileName, mediaType: mediaTypeOf(fileName), width, height, bytes: bytes.length }
}

/** Reads a photo; null when its file is gone. */
export async function readPhoto(
  { files }: Pick<PhotoStorage, 'files'>,
  name: string,
): Promise<Uint8Array<ArrayBuffer> | null> {
  return UPLOAD_NAME.test(name) ? await files.read(inAttachments(name)) : null
}

/** Removes the files of photos; those that are gone already are passed over. */
export async function removePhotos(
  { files }: Pick<PhotoStorage, 'files'>,
  names: readonly string[],
): Promise<void> {
  for (const name of names) if (UPLOAD_NAME.test(name)) await files.remove(inAttachments(name))
}
