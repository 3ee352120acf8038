import type { Context, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { Endpoint, FileKind } from '../../../../contract/access.ts'
import { MAX_IMPORT_BYTES, tooLargeImport } from '../../../../domain/catalogue/import-rules.ts'
import { MAX_REDIRECTS_BYTES, tooLargeRedirects } from '../../../../domain/site/redirect-files.ts'
import {
  MAX_DOCUMENT_BYTES,
  MAX_MATCH_BYTES,
  MAX_UPLOAD_BYTES,
  TOO_LARGE_MATCH,
  tooLargeDocument,
  tooLargeFile,
} from '../../../../lib/pictures/upload-rules.ts'
import { FORM_OVERHEAD } from './read-form.ts'
import type { RoomForForms } from './room-for-forms.ts'

interface FileDoor {
  maxBytes: number
  /** Message for a larger body; the name of its first file, null when unknown. */
  tooLarge(name: string | null): string
  /** Bodies that are read at the same time, and the message to others; absent: any number. */
  atOnce?: { max: number; message: string }
}

/** Files that staff send. */
const DOORS: Readonly<Record<Exclude<FileKind, 'photos'>, FileDoor>> = {
  picture: { maxBytes: MAX_UPLOAD_BYTES, tooLarge: tooLargeFile },
  priceList: { maxBytes: MAX_IMPORT_BYTES, tooLarge: tooLargeImport },
  redirects: { maxBytes: MAX_REDIRECTS_BYTES, tooLarge: tooLargeRedirects },
  document: { maxBytes: MAX_DOCUMENT_BYTES, tooLarge: tooLargeDocument },
  pictures: {
    maxBytes: MAX_MATCH_BYTES,
    tooLarge: () => TOO_LARGE_MATCH,
    atOnce: { max: 1, message: 'Сейчас разбираются другие картинки. Попробуйте через полминуты.' },
  },
}

interface Gate {
  isStaff(c: Context): Promise<boolean>
  /** Room on disk for files, shared with the photos of strangers. */
  room: RoomForForms
  reject(c: Context, status: 401 | 413 | 429 | 503, message: string): Response
}

/**
 * Lets files of staff in: only with a session (401), up to the limit of the call (413). Null for other endpoints. What is refused is passed
 * over by `closeUnread`.
 */
export function limitFiles({ isStaff, room, reject }: Gate) {
  const running = new Map<FileDoor, number>()
  return ({ files }: Endpoint): MiddlewareHandler | null => {
    if (files === undefined || files === 'photos') return null
    const door = DOORS[files]
    const limit = bodyLimit({
      maxSize: door.maxBytes + FORM_OVERHEAD,
      onError: async (c) => reject(c, 413, door.tooLarge(await readFileName(c.req.raw))),
    })
    return async (c, next) => {
      if (!(await isStaff(c))) return reject(c, 401, 'Войдите, чтобы продолжить')
      const count = running.get(door) ?? 0
      if (door.atOnce && count >= door.atOnce.max) {
        c.header('retry-after', '30')
        return reject(c, 429, door.atOnce.message)
      }
      running.set(door, count + 1)
      let release: (() => void) | null = null
      try {
        release = await room.reserve(c, door.maxBytes + FORM_OVERHEAD)
        if (release) return await limit(c, next)
        return reject(c, 503, 'Файл не принять: на диске сервера почти не осталось места')
      } finally {
        release?.()
        running.set(door, (running.get(door) ?? 1) - 1)
      }
    }
  }
}

/** The file name from the first bytes of a multipart form; null when it is not in them, or when they were read before. */
async function readFileName({ body }: Request): Promise<string | null> {
  if (!body || body.locked) return null
  const { value: start } = await body.getReader().read()
  const [, name] =
    /filename="([^"\p{Cc}]{1,200})"/u.exec(new TextDecoder().decode(start?.subarray(0, 2048))) ?? []
  return name?.replaceAll('%22', '"') ?? null
}
