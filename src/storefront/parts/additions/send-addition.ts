import { readFailure } from '../../../api/fetch-transport.ts'
import { minutes } from '../../../lib/duration.ts'

interface Addition {
  id: number
  secret: string
  photo?: Blob
  comment?: string
  /** Under which a photo whose answer was lost is sent again. */
  idempotencyKey?: string
  /** Called with the sent part, 0 to 1. */
  onProgress?: (part: number) => void
}

/** Why what is added was not sent; it goes again when the connection is back. */
export const NO_CONNECTION = 'Нет связи'

/**
 * Adds a photo or words to a sent inquiry and returns how many photos it has now. Rejects with words for the visitor. By
 * XMLHttpRequest, since fetch does not tell the progress of what is sent.
 */
export function sendAddition({
  id,
  secret,
  photo,
  comment,
  idempotencyKey,
  onProgress,
}: Addition): Promise<number> {
  const form = new FormData()
  if (photo) form.append('files', photo, 'участок.jpg')
  if (comment !== undefined) form.append('comment', comment)
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest()
    call.open('POST', `/api/inquiries/${id}/attachments`)
    call.setRequestHeader('X-Inquiry-Secret', secret)
    if (idempotencyKey !== undefined) call.setRequestHeader('Idempotency-Key', idempotencyKey)
    // The server waits as long (CONNECTION_LIMITS).
    call.timeout = minutes(10)
    call.upload.onprogress = ({ loaded, total }) => onProgress?.(loaded / total)
    call.onerror = () => reject(new Error(NO_CONNECTION))
    call.ontimeout = () => reject(new Error(NO_CONNECTION))
    call.onload = () => {
      if (call.status !== 201) {
        const { userMessage } = readFailure(call.status, call.statusText, call.responseText)
        reject(new Error(userMessage ?? 'Не получилось'))
      } else resolve(Number(JSON.parse(call.responseText).photos))
    }
    call.send(form)
  })
}
