import type { Context, MiddlewareHandler } from 'hono'
import { seconds } from '../../lib/duration.ts'
import { FORM_OVERHEAD } from './read-form.ts'

/**
 * How much of a refused body is still read: a browser sends it to the end before it reads the answer, and would say that the
 * connection was cut. Longer and slower ones are cut.
 */
const MAX_DRAINED = 256 * 1024 * 1024
const MAX_DRAIN_TIME = seconds(60)

interface UploadLimit {
  /** Most bytes of the file. */
  maxSize: number
  /** Answers a longer one; the name is null when it is not known. */
  refuse(c: Context, fileName: string | null): Response
}

/** Lets uploads up to a size in. A longer one is read to its end, unkept, and then refused with a sentence. */
export function limitUpload({ maxSize, refuse }: UploadLimit): MiddlewareHandler {
  const limit = maxSize + FORM_OVERHEAD
  return async (c, next) => {
    const { body, headers } = c.req.raw
    const announced = headers.has('transfer-encoding') ? null : headers.get('content-length')
    if (!body || (announced !== null && Number(announced) <= limit)) return await next()
    const { kept, start } = await takeBody(body, announced === null ? limit : 0)
    if (kept === null) return refuse(c, announced === null ? null : readFileName(start))
    c.req.raw = new Request(c.req.raw, { body: kept, headers })
    return await next()
  }
}

/** Reads a body that is refused, unkept. */
export async function drainUpload({ body }: Request): Promise<void> {
  // A client that has gone waits for no answer.
  if (body && !body.locked) await takeBody(body, 0).catch(() => undefined)
}

/** Reads a body; its bytes are null when there are more than `limit`. */
async function takeBody(body: ReadableStream<Uint8Array>, limit: number) {
  const reader = body.getReader()
  const pieces: Uint8Array<ArrayBuffer>[] = []
  let start: Uint8Array | undefined
  const until = Date.now() + MAX_DRAIN_TIME
  let size = 0
  while (size <= limit || (size <= MAX_DRAINED && Date.now() < until)) {
    const { value, done } = await reader.read()
    if (done) break
    start ??= value
    size += value.length
    if (size <= limit) pieces.push(new Uint8Array(value))
    else pieces.length = 0
  }
  return { kept: size > limit ? null : new Blob(pieces), start }
}

/** The file name from the first bytes of a multipart form; null when it is not in them. */
function readFileName(start: Uint8Array | undefined): string | null {
  const [, name] =
    /filename="([^"\p{Cc}]{1,200})"/u.exec(new TextDecoder().decode(start?.subarray(0, 2048))) ?? []
  return name?.replaceAll('%22', '"') ?? null
}
