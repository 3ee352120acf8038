import type { Context, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { Endpoint } from '../../../../contract/access.ts'
import { endpoints, findEndpoint } from '../find-endpoint.ts'
import { type AttachmentDoor, limitAttachments } from './attachment-bodies.ts'
import { limitFiles } from './file-bodies.ts'
import { openRoomForForms } from './room-for-forms.ts'

interface Limits extends Pick<AttachmentDoor, 'mayAttach' | 'networkOf'> {
  /** Whether so many bytes of files may come to the disk. */
  hasRoom(bytes: number): Promise<boolean>
  /** Limit of all bodies that have no smaller one of their own and are no files, bytes. */
  usual: number
  /** Whether a session may send files; throws FORBIDDEN where one may not yet. */
  isStaff(c: Context): Promise<boolean>
  reject(c: Context, status: 401 | 403 | 413 | 415 | 429 | 503, message: string): Response
}

const ENDPOINT = 'endpoint'

/** The endpoint of a write that `limitBodies` has let in; null when there is none. */
export const endpointOf = (c: Context): Endpoint | null => c.get(ENDPOINT) ?? null

/** Rejects too large bodies (413), files without a staff session (401), photos without a secret (403), and files for which the disk has no room (503), before they are used. */
export function limitBodies({ usual, isStaff, hasRoom, reject, ...door }: Limits): MiddlewareHandler {
  const limit = (maxSize: number) =>
    bodyLimit({ maxSize, onError: (c) => reject(c, 413, 'Слишком большой запрос') })
  const short = limit(usual)
  const smaller = new Map(
    endpoints.flatMap((endpoint) => {
      const { maxBody = usual } = endpoint
      return maxBody < usual ? [[endpoint, limit(maxBody)] as const] : []
    }),
  )
  const ofEndpoint = (endpoint: Endpoint) => smaller.get(endpoint) ?? short
  const room = openRoomForForms(hasRoom)
  const attachments = limitAttachments({
    ...door,
    room,
    words: ({ maxBody = usual }) => limit(maxBody),
    reject,
  })
  const files = limitFiles({ isStaff, room, reject })
  return async (c, next) => {
    const endpoint = c.req.method === 'GET' ? null : findEndpoint(c.req.method, c.req.path)
    if (!endpoint) return await short(c, next)
    c.set(ENDPOINT, endpoint)
    return await (attachments(c, endpoint) ?? files(endpoint) ?? ofEndpoint(endpoint))(c, next)
  }
}
