import { Hono } from 'hono'
import type { FileStore } from '../../platform/files/file-store.ts'
import { inUploads } from '../../platform/files/folders.ts'
import { mediaTypeOf } from '../../platform/files/media-type.ts'
import { UPLOAD_NAME } from './upload-files.ts'

/** Serves uploaded pictures and documents as stored; names are never reused, so responses are immutable. */
export function createUploads(files: FileStore): Hono {
  return new Hono().get('/:name', async (c) => {
    const { name } = c.req.param()
    const bytes = UPLOAD_NAME.test(name) ? await files.read(inUploads(name)) : null
    if (!bytes) return c.text('Файл не найден', 404)
    return c.body(bytes, 200, {
      'content-type': mediaTypeOf(name),
      'cache-control': 'public, max-age=31536000, immutable',
    })
  })
}
