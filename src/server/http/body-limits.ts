import type { Context, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { staffEndpoints } from '../../contract/endpoints.staff.ts'
import { MAX_UPLOAD_BYTES, tooLargeFile } from '../../lib/upload-rules.ts'
import { type AttachmentDoor, limitAttachments } from './attachment-bodies.ts'

const UPLOAD = `/api${staffEndpoints.uploads.image.path}`

/** Bytes of a multipart form besides its file. */
const FORM_OVERHEAD = 64 * 1024

interface Limits extends Pick<AttachmentDoor, 'mayAttach' | 'networkOf'> {
  /** Limit of all bodies but uploads, bytes. */
  usual: number
  isStaff(c: Context): Promise<boolean>
  reject(c: Context, status: 401 | 403 | 413 | 429, message: string): Response
}

/** Rejects too large bodies (413), uploads without a staff session (401), photos without a secret (403), unread. */
export function limitBodies({ usual, isStaff, mayAttach, networkOf, reject }: Limits): MiddlewareHandler {
  const short = bodyLimit({ maxSize: usual, onError: (c) => reject(c, 413, 'Слишком большой запрос') })
  const long = bodyLimit({
    maxSize: MAX_UPLOAD_BYTES + FORM_OVERHEAD,
    onError: async (c) => reject(c, 413, tooLargeFile(await readFileName(c.req.raw))),
  })
  const attachments = limitAttachments({ mayAttach, networkOf, reject })
  return async (c, next) => {
    const withPhotos = attachments(c)
    if (withPhotos) return await withPhotos(c, next)
    if (c.req.path !== UPLOAD) return await short(c, next)
    if (!(await isStaff(c))) return reject(c, 401, 'Войдите, чтобы продолжить')
    return await long(c, next)
  }
}

/** The file name from the first bytes of a multipart form; null when it is not in them. */
async function readFileName({ body }: Request): Promise<string | null> {
  if (!body || body.locked) return null
  const { value } = await body.getReader().read()
  const [, name] =
    /filename="([^"\p{Cc}]{1,200})"/u.exec(new TextDecoder().decode(value?.subarray(0, 2048))) ?? []
  return name?.replaceAll('%22', '"') ?? null
}
