import path from 'node:path'
import { type Context, Hono } from 'hono'
import type { FileStore } from '../../platform/files/file-store.ts'
import { localFolders } from '../../platform/files/folders.ts'
import type { CountCall } from '../../platform/http/callers/call-limits.ts'
import { root } from '../../root.ts'
import { createDrawings, type IsShared } from './drawings.ts'
import type { PictureQueue } from './picture-queue.ts'
import { createPictures } from './pictures.ts'
import { createUploads } from './uploads.ts'

interface MediaParts {
  dataDir: string
  files: FileStore
  /** Folder of the built client files; none in development, where `public/` itself is served. */
  clientFiles: string | null
  queue: PictureQueue
  isShared: IsShared
  networkOf(c: Context): string
  countCall: CountCall
}

const PUBLIC = path.join(root, 'public')

/** Routes of drawings, uploads and picture sizes. */
export function createMedia({ dataDir, files, clientFiles, queue, ...drawn }: MediaParts): Hono {
  const { sizes } = localFolders(dataDir)
  const assets = path.join(clientFiles ?? PUBLIC, 'assets')
  return new Hono()
    .route('/drawings', createDrawings({ queue, ...drawn }))
    .route('/pictures', createPictures({ assets, files, cacheFolder: sizes }, queue))
    .route('/assets/uploads', createUploads(files))
}
