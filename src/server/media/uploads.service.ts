import { MAX_UPLOAD_BYTES, tooLargeFile } from '../../lib/upload-rules.ts'
import { Refusal } from '../refusal.ts'
import { saveUpload } from './upload-files.ts'
import { encodeImage } from './uploaded-image.ts'

/** Pictures are made one after another, the other cores belong to pages; more than this many do not wait. */
const MAX_WAITING = 20

let waiting = 0
let queue: Promise<unknown> = Promise.resolve()

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (waiting === MAX_WAITING) {
    throw new Refusal('TOO_MANY_REQUESTS', 'Слишком много загрузок сразу. Попробуйте через минуту.', 60)
  }
  waiting += 1
  const turn = queue.then(work).finally(() => {
    waiting -= 1
  })
  queue = turn.catch(() => undefined)
  return await turn
}

interface Uploaded {
  success: true
  url: string
  message: string
}

/** Checks, re-encodes and keeps a picture in `folder`. Throws BAD_REQUEST in the words of admin.md, section 5. */
export async function uploadImage(folder: string, file: File): Promise<Uploaded> {
  const name = file.name.replace(/\p{Cc}/gu, '').slice(0, 200) || 'без имени'
  if (file.size > MAX_UPLOAD_BYTES) {
    throw new Refusal('BAD_REQUEST', tooLargeFile(name))
  }
  return await inTurn(async () => {
    const { bytes, extension, stilled } = await encodeImage(new Uint8Array(await file.arrayBuffer()), name)
    const kept = await saveUpload(folder, bytes, extension)
    return {
      success: true,
      url: `/assets/uploads/${kept}`,
      message: stilled ? 'Изображение загружено; от анимации оставлен первый кадр' : 'Изображение загружено',
    }
  })
}
