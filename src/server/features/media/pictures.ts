import { Hono } from 'hono'
import { parsePictureAddress, toPresentAddress } from '../../../lib/pictures/pictures.ts'
import { createPictureFiles, type PictureFolders } from './picture-files.ts'
import type { PictureQueue } from './picture-queue.ts'

/** Uploads: the server generates each name and never reuses it. */
const IMMUTABLE = 'public, max-age=31536000, immutable'
/** Other pictures may change with a release. */
const A_DAY = 'public, max-age=86400'

/** Serves `/pictures/{width}/{path below /assets/}.{avif|webp}` for `<picture>`, `.jpeg` for link previews, `icon-{side}/….png` for icons. */
export function createPictures(folders: PictureFolders, queue: PictureQueue): Hono {
  const find = createPictureFiles(folders, queue)
  return new Hono().get('/*', async (c) => {
    const present = toPresentAddress(c.req.path)
    if (present !== null) return c.redirect(present, 301)
    const size = parsePictureAddress(c.req.path)
    const picture = size && (await find(size))
    if (!size || !picture) return c.text('Такой картинки нет', 404)
    const headers = {
      'cache-control': size.file.startsWith('uploads/') ? IMMUTABLE : A_DAY,
      etag: `"${picture.version}"`,
    }
    if (c.req.header('if-none-match') === headers.etag) return c.body(null, 304, headers)
    return c.body(picture.bytes, 200, { ...headers, 'content-type': `image/${size.format}` })
  })
}
