import type { Context, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { type AttachmentDoor, limitAttachments } from './attachment-bodies.ts'
import { limitFiles } from './file-bodies.ts'
import { findEndpoint } from './find-endpoint.ts'

interface Limits extends Pick<AttachmentDoor, 'mayAttach' | 'networkOf' | 'hasRoom'> {
  /** Limit of all bodies that have no smaller one of their own and are no files, bytes. */
  usual: number
  isStaff(c: Context): Promise<boolean>
  reject(c: Context, status: 401 | 403 | 413 | 415 | 429 | 503, message: string): Response
}

/** Rejects too large bodies (413), files without a staff session (401), photos without a secret (403), and files for which the disk has no room (503), before they are used. */
export function limitBodies({ usual, isStaff, hasRoom, reject, ...door }: Limits): MiddlewareHandler {
  const limit = (maxSize: number) =>
    bodyLimit({ maxSize, onError: (c) => reject(c, 413, 'Слишком большой запрос') })
  const short = limit(usual)
  const ofEndpoint = (c: Context) => {
    if (c.req.method === 'GET') return short
    const own = findEndpoint(c.req.method, c.req.path)?.maxBody
    return own === undefined || own >= usual ? short : limit(own)
  }
  const attachments = limitAttachments({ ...door, hasRoom, reject })
  const files = limitFiles({ isStaff, hasRoom, reject })
  return async (c, next) => await (attachments(c) ?? files(c) ?? ofEndpoint(c))(c, next)
}
