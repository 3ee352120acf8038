import type { Context, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { MAX_ATTACHMENT_BYTES, MAX_ATTACHMENTS } from '../../lib/attachment-rules.ts'

/** Addresses of `POST /api/inquiries/{id}/attachments`. */
const ATTACHMENTS = /^\/api\/inquiries\/(\d{1,9})\/attachments$/

/** Bytes of a multipart form besides its files. */
const FORM_OVERHEAD = 256 * 1024

/** Bodies that are read at the same time: each may hold 50 MB. */
const MAX_AT_ONCE = 4

export interface AttachmentDoor {
  /** Whether a secret opens this request. */
  mayAttach(id: number, secret: string | null): Promise<boolean>
  reject(c: Context, status: 403 | 413 | 429, message: string): Response
}

/** The header X-Inquiry-Secret; null without one. */
export const readInquirySecret = (c: Context): string | null =>
  c.req.header('x-inquiry-secret')?.slice(0, 200) || null

/**
 * Lets bodies with photos in: only with the request's secret (403), up to five photos (413), and a few at a time (429), all
 * before they are read. Null for other addresses.
 */
export function limitAttachments({ mayAttach, reject }: AttachmentDoor) {
  const long = bodyLimit({
    maxSize: MAX_ATTACHMENTS * MAX_ATTACHMENT_BYTES + FORM_OVERHEAD,
    onError: (c) => reject(c, 413, 'Снимки вместе слишком велики: можно пять по 10 МБ'),
  })
  let reading = 0
  return (c: Context): MiddlewareHandler | null => {
    const [, id] = ATTACHMENTS.exec(c.req.path) ?? []
    if (id === undefined || c.req.method !== 'POST') return null
    return async (_c, next) => {
      if (!(await mayAttach(Number(id), readInquirySecret(c)))) {
        return reject(c, 403, 'Эту заявку уже нельзя дополнить отсюда. Позвоните нам и назовите её номер.')
      }
      if (reading >= MAX_AT_ONCE) {
        c.header('retry-after', '60')
        return reject(c, 429, 'Слишком много снимков сразу. Попробуйте через минуту.')
      }
      reading += 1
      try {
        return await long(c, next)
      } finally {
        reading -= 1
      }
    }
  }
}
