import type { Context, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { type AttachmentDoor, limitAttachments } from './attachment-bodies.ts'
import { limitFiles } from './file-bodies.ts'

interface Limits extends Pick<AttachmentDoor, 'mayAttach' | 'networkOf'> {
  /** Limit of all bodies but files, bytes. */
  usual: number
  isStaff(c: Context): Promise<boolean>
  reject(c: Context, status: 401 | 403 | 413 | 429, message: string): Response
}

/** Rejects too large bodies (413), files without a staff session (401), photos without a secret (403), before they are used. */
export function limitBodies({ usual, isStaff, mayAttach, networkOf, reject }: Limits): MiddlewareHandler {
  const short = bodyLimit({ maxSize: usual, onError: (c) => reject(c, 413, 'Слишком большой запрос') })
  const attachments = limitAttachments({ mayAttach, networkOf, reject })
  const files = limitFiles({ isStaff, reject })
  return async (c, next) => await (attachments(c) ?? files(c) ?? short)(c, next)
}
