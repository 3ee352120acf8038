import path from 'node:path'
import { Hono } from 'hono'
import { drawings } from './drawings.ts'
import { mediaFolders } from './folders.ts'
import { createPictures } from './pictures.ts'
import { createUploads } from './uploads.ts'

interface MediaFolders {
  dataDir: string
  /** Folder of the built client files; none in development, where `public/` itself is served. */
  clientFiles: string | null
}

const PUBLIC = path.join(import.meta.dirname, '../../../public')

/** Drawings, uploads, and the sizes in which pictures are offered. */
export function createMedia({ dataDir, clientFiles }: MediaFolders): Hono {
  const { uploads, sizes } = mediaFolders(dataDir)
  const assets = path.join(clientFiles ?? PUBLIC, 'assets')
  return new Hono()
    .route('/drawings', drawings)
    .route('/pictures', createPictures({ assets, uploads, kept: sizes }))
    .route('/assets/uploads', createUploads(uploads))
}
