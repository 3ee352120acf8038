import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { MAX_ATTACHMENT_BYTES, tooLargePhoto } from '../../../domain/inquiry/attachment-rules.ts'
import { toFileName } from '../../../lib/text/file-name.ts'
import { AppError } from '../../app-error.ts'
import { mediaFolders } from './folders.ts'
import type { InTurn, PictureQueue } from './picture-queue.ts'
import { saveUpload, UPLOAD_NAME } from './upload-files.ts'
import { encodeImage } from './uploaded-image.ts'

const MAX_WAITING = 20

/** Pixels: a plot or a name plate is read at this size. */
const LONGEST_SIDE = 2560

/** Folder of visitors' photos, which is not served, and the queue in which they are made anew. */
export interface PhotoStorage {
  folder: string
  inTurn: InTurn
}

declare module '../../platform/http/api-context.ts' {
  interface ApiContext {
    /** Storage of visitors' photos. */
    photos: PhotoStorage
  }
}

/** Creates the storage of visitors' photos in a folder. */
export function openPhotos(folder: string, queue: PictureQueue): PhotoStorage {
  const message = 'Слишком много снимков сразу. Попробуйте через минуту.'
  return { folder, inTurn: queue.open(MAX_WAITING, message) }
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
export function storePhoto({ folder, inTurn }: PhotoStorage, file: File, mark: string): Promise<StoredPhoto> {
  const name = toFileName(file.name)
  if (file.size > MAX_ATTACHMENT_BYTES) throw new AppError('CONTENT_TOO_LARGE', tooLargePhoto(name))
  return inTurn(async () => {
    const source = new Uint8Array(await file.arrayBuffer())
    const { bytes, extension } = await encodeImage(source, name, {
      formats: ['jpeg', 'png', 'webp'],
      notImage: 'UNSUPPORTED_MEDIA_TYPE',
      tooManyPixels: 'CONTENT_TOO_LARGE',
      longestSide: LONGEST_SIDE,
    })
    const { width, height } = await sharp(bytes).metadata()
    const fileName = await saveUpload(folder, bytes, extension, mark)
    const mediaType = `image/${extension.replace('jpg', 'jpeg')}`
    return { fileName, mediaType, width, height, bytes: bytes.length }
  })
}

/** Reads a photo; null when its file is gone. */
export async function readPhoto(folder: string, name: string): Promise<Uint8Array<ArrayBuffer> | null> {
  if (!UPLOAD_NAME.test(name)) return null
  const bytes = await readFile(path.join(folder, name)).catch(() => null)
  return bytes && new Uint8Array(bytes)
}

/** Where the photos are that `DATA_DIR` holds. */
export const photosIn = (dataDir: string): Pick<PhotoStorage, 'folder'> => ({
  folder: mediaFolders(dataDir).attachments,
})

/** Removes the files of photos; those that are gone already are passed over. */
export async function removePhotos(folder: string, names: readonly string[]): Promise<void> {
  for (const name of names) {
    if (UPLOAD_NAME.test(name)) await rm(path.join(folder, name), { force: true })
  }
}
