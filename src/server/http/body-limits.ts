import type { Context, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { staffRows } from '../../contract/rows.staff.ts'
import { MAX_UPLOAD_BYTES } from '../../lib/upload-rules.ts'

const UPLOAD = `/api${staffRows.uploads.image.path}`

/** What a form puts around its file. */
const AROUND_A_FILE = 64 * 1024

interface Limits {
  /** Bytes of any other body. */
  usual: number
  isStaff(c: Context): Promise<boolean>
  refuse(c: Context, status: 401 | 413, message: string): Response
}

/** Refuses a body before it is read: by its length, and the long ones of uploads by who sends them. */
export function limitBodies({ usual, isStaff, refuse }: Limits): MiddlewareHandler {
  const short = bodyLimit({ maxSize: usual, onError: (c) => refuse(c, 413, 'Слишком большой запрос') })
  const long = bodyLimit({
    maxSize: MAX_UPLOAD_BYTES + AROUND_A_FILE,
    onError: async (c) =>
      refuse(c, 413, `Файл ${await readFileName(c.req.raw)}превышает максимальный размер (5MB)`),
  })
  return async (c, next) => {
    if (c.req.path !== UPLOAD) return await short(c, next)
    if (!(await isStaff(c))) return refuse(c, 401, 'Войдите, чтобы продолжить')
    return await long(c, next)
  }
}

/** The name with a space after it, from the first bytes of a form that is not read to its end; empty when it is not there. */
async function readFileName({ body }: Request): Promise<string> {
  if (!body || body.locked) return ''
  const { value } = await body.getReader().read()
  const [, name] =
    /filename="([^"\p{Cc}]{1,200})"/u.exec(new TextDecoder().decode(value?.subarray(0, 2048))) ?? []
  return name === undefined ? '' : `${name.replaceAll('%22', '"')} `
}
