import type { Context, MiddlewareHandler } from 'hono'
import type { Endpoint } from '../../../../contract/access.ts'
import { TOO_LARGE_ATTACHMENTS, WRONG_SECRET } from '../../../../domain/inquiry/attachment-rules.ts'
import { contentKindOf } from './content-kind.ts'
import { MAX_PHOTO_FORM_BYTES } from './read-body.ts'
import type { RoomForForms } from './room-for-forms.ts'

/** The number of the inquiry in an address of its photos: the part before the last. */
const NUMBER = /\/(\d{1,9})\/[^/]+$/

/** Forms that are read at the same time: each may have 50 MB, which wait on disk. */
const MAX_AT_ONCE = 24

/** The same from one network: slow ones leave room for the others. */
const MAX_OF_NETWORK = 3

const WRONG_TYPE = 'Снимки отправляют формой multipart/form-data, слова — формой или JSON'

export interface AttachmentDoor {
  /** Whether a secret opens this inquiry. */
  mayAttach(id: number, secret: string | null): Promise<boolean>
  /** The caller's network when calls may be counted by it, else null. */
  networkOf(c: Context): string | null
  /** Room on disk for photos, shared with the files of staff. */
  room: RoomForForms
  /** The limit of an endpoint's words. */
  words(endpoint: Endpoint): MiddlewareHandler
  reject(c: Context, status: 403 | 413 | 415 | 429 | 503, message: string): Response
}

/** The header X-Inquiry-Secret; null without one. */
export const readInquirySecret = (c: Context): string | null =>
  c.req.header('x-inquiry-secret')?.slice(0, 200) || null

/**
 * Lets additions to an inquiry in: only with its secret (403); words in JSON, or a multipart form of up to five photos (413, 415), of
 * which a few are read at a time (429), all before they are read. Null for other endpoints, and where no inquiry can have the number.
 */
export function limitAttachments({ mayAttach, networkOf, room, words, reject }: AttachmentDoor) {
  /** Networks whose bodies are being read, each as often as it has one. */
  const reading: (string | null)[] = []
  return (c: Context, endpoint: Endpoint): MiddlewareHandler | null => {
    const [, id] = NUMBER.exec(c.req.path) ?? []
    if (id === undefined || endpoint.files !== 'photos') return null
    return async (_c, next) => {
      if (!(await mayAttach(Number(id), readInquirySecret(c)))) {
        return reject(c, 403, WRONG_SECRET)
      }
      const kind = contentKindOf(c.req.header('content-type'))
      if (kind === 'json') return await words(endpoint)(c, next)
      if (kind !== 'multipart') return reject(c, 415, WRONG_TYPE)
      if (Number(c.req.header('content-length') ?? 0) > MAX_PHOTO_FORM_BYTES) {
        return reject(c, 413, TOO_LARGE_ATTACHMENTS)
      }
      const network = networkOf(c)
      const own = network === null ? [] : reading.filter((one) => one === network)
      if (reading.length >= MAX_AT_ONCE || own.length >= MAX_OF_NETWORK) {
        c.header('retry-after', '60')
        return reject(c, 429, 'Слишком много снимков сразу. Попробуйте через минуту.')
      }
      reading.push(network)
      let release: (() => void) | null = null
      try {
        release = await room.reserve(c, MAX_PHOTO_FORM_BYTES)
        if (release) return await next()
        return reject(c, 503, 'Снимки сейчас не принять: на сервере мало места. Заявка уже у нас.')
      } finally {
        release?.()
        reading.splice(reading.indexOf(network), 1)
      }
    }
  }
}
