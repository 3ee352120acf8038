import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { Hono } from 'hono'

/** What an upload may be (decisions.md, upload), by the name that the server gave it. */
const TYPES: ReadonlyMap<string, string> = new Map([
  ['jpg', 'image/jpeg'],
  ['jpeg', 'image/jpeg'],
  ['png', 'image/png'],
  ['gif', 'image/gif'],
  ['webp', 'image/webp'],
])

const NAME = /^[\w-][\w.-]*\.(\w+)$/

/** Pictures that staff uploaded, as they are kept. A name is never used twice, so it is cached for ever. */
export function createUploads(folder: string): Hono {
  return new Hono().get('/:name', async (c) => {
    const { name } = c.req.param()
    const type = TYPES.get(NAME.exec(name)?.[1]?.toLowerCase() ?? '')
    const bytes = type && (await readFile(path.join(folder, name)).catch(() => null))
    if (!type || !bytes) return c.text('Файл не найден', 404)
    return c.body(new Uint8Array(bytes), 200, {
      'content-type': type,
      'cache-control': 'public, max-age=31536000, immutable',
    })
  })
}
