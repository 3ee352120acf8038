import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { Hono } from 'hono'
import { UPLOAD_NAME } from './upload-files.ts'

/** Serves uploaded pictures and documents as stored; names are never reused, so responses are immutable. */
export function createUploads(folder: string): Hono {
  return new Hono().get('/:name', async (c) => {
    const { name } = c.req.param()
    const bytes = UPLOAD_NAME.test(name) ? await readFile(path.join(folder, name)).catch(() => null) : null
    if (!bytes) return c.text('Файл не найден', 404)
    return c.body(new Uint8Array(bytes), 200, {
      'content-type': mediaTypeOf(name),
      'cache-control': 'public, max-age=31536000, immutable',
    })
  })
}

function mediaTypeOf(name: string): string {
  const extension = path.extname(name).slice(1)
  return extension === 'pdf' ? 'application/pdf' : `image/${extension.replace('jpg', 'jpeg')}`
}
