import { Hono } from 'hono'
import { parsePictureAddress } from '../../lib/pictures.ts'
import { createPictureFiles, type PictureFolders } from './picture-files.ts'
import type { PictureQueue } from './picture-queue.ts'

/** The server makes the name of an upload and never uses it again. */
const FOR_EVER = 'public, max-age=31536000, immutable'
/** Any other picture may change with a release; the browser asks once a day whether it has. */
const A_DAY = 'public, max-age=86400'

/** `/pictures/{width}/{path below /assets/}.{avif|webp}`: the sizes that a `<picture>` of ours names; `.svg.png` for sharing. */
export function createPictures(folders: PictureFolders, queue: PictureQueue): Hono {
  const find = createPictureFiles(folders, queue)
  return new Hono().get('/*', async (c) => {
    const size = parsePictureAddress(c.req.path)
    const picture = size && (await find(size))
    if (!size || !picture) return c.text('Такой картинки нет', 404)
    const headers = {
      'cache-control': size.file.startsWith('uploads/') ? FOR_EVER : A_DAY,
      etag: `"${picture.version}"`,
    }
    if (c.req.header('if-none-match') === headers.etag) return c.body(null, 304, headers)
    return c.body(picture.bytes, 200, { ...headers, 'content-type': `image/${size.format}` })
  })
}
