import { MAX_UPLOAD_BYTES, tooLargeFile } from '../../lib/upload-rules.ts'
import { AppError } from '../app-error.ts'
import type { InTurn, PictureQueue } from './picture-queue.ts'
import { saveUpload } from './upload-files.ts'
import { encodeImage } from './uploaded-image.ts'

const MAX_WAITING = 20

/** Folder of uploads and their queue. */
export interface UploadStorage {
  folder: string
  inTurn: InTurn
}

/** Creates the storage of uploads in a folder. */
export function openUploads(folder: string, queue: PictureQueue): UploadStorage {
  const message = 'Слишком много загрузок сразу. Попробуйте через минуту.'
  return { folder, inTurn: queue.open(MAX_WAITING, message) }
}

interface Uploaded {
  success: true
  url: string
  message: string
}

/** Validates, re-encodes and stores a picture. Throws BAD_REQUEST (messages of admin.md, section 5), TOO_MANY_REQUESTS. */
export async function uploadImage({ folder, inTurn }: UploadStorage, file: File): Promise<Uploaded> {
  const name = file.name.replace(/\p{Cc}/gu, '').slice(0, 200) || 'без имени'
  if (file.size > MAX_UPLOAD_BYTES) {
    throw new AppError('BAD_REQUEST', tooLargeFile(name))
  }
  return await inTurn(async () => {
    const { bytes, extension, stilled } = await encodeImage(new Uint8Array(await file.arrayBuffer()), name)
    const fileName = await saveUpload(folder, bytes, extension)
    return {
      success: true,
      url: `/assets/uploads/${fileName}`,
      message: stilled ? 'Изображение загружено; от анимации оставлен первый кадр' : 'Изображение загружено',
    }
  })
}
