import type { Context, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { MAX_ATTACHMENT_BYTES, MAX_ATTACHMENTS } from '../../lib/attachment-rules.ts'
import { WRONG_SECRET } from '../inquiries/attachment-secret.ts'

/** Addresses of `POST /api/inquiries/{id}/attachments`. */
const ATTACHMENTS = /^\/api\/inquiries\/(\d{1,9})\/attachments$/

/** Bytes of a multipart form besides its files. */
const FORM_OVERHEAD = 256 * 1024

/** Bodies that are read at the same time: each may hold 50 MB. */
const MAX_AT_ONCE = 4

/** The same from one network: a slow one leaves room for the others. */
const MAX_OF_NETWORK = 2

export interface AttachmentDoor {
  /** Whether a secret opens this request. */
  mayAttach(id: number, secret: string | null): Promise<boolean>
  /** The caller's network when calls may be counted by it, else null. */
  networkOf(c: Context): string | null
  reject(c: Context, status: 403 | 413 | 429, message: string): Response
}

/** The header X-Inquiry-Secret; null without one. */
export const readInquirySecret = (c: Context): string | null =>
  c.req.header('x-inquiry-secret')?.slice(0, 200) || null

/**
 * Lets bodies with photos in: only with the request's secret (403), up to five photos (413), and a few at a time (429), all
 * before they are read. Null for other addresses.
 */
export function limitAttachments({ mayAttach, networkOf, reject }: AttachmentDoor) {
  const long = bodyLimit({
    maxSize: MAX_ATTACHMENTS * MAX_ATTACHMENT_BYTES + FORM_OVERHEAD,
    onError: (c) => reject(c, 413, 'Снимки вместе слишком велики: можно пять по 10 МБ'),
  })
  /** Networks whose bodies are being read, each as often as it has one. */
  const reading: (string | null)[] = []
  return (c: Context): MiddlewareHandler | null => {
    const [, id] = ATTACHMENTS.exec(c.req.path) ?? []
    if (id === undefined || c.req.method !== 'POST') return null
    return async (_c, next) => {
      if (!(await mayAttach(Number(id), readInquirySecret(c)))) {
        return reject(c, 403, WRONG_SECRET)
      }
      const network = networkOf(c)
      const own = network === null ? [] : reading.filter((one) => one === network)
      if (reading.length >= MAX_AT_ONCE || own.length >= MAX_OF_NETWORK) {
        c.header('retry-after', '60')
        return reject(c, 429, 'Слишком много снимков сразу. Попробуйте через минуту.')
      }
      reading.push(network)
      try {
        return await long(c, next)
      } finally {
        reading.splice(reading.indexOf(network), 1)
      }
    }
  }
}
