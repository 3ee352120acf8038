import { mkdirSync } from 'node:fs'
import { serveStatic } from '@hono/node-server/serve-static'
import type { Context, Hono } from 'hono'
import { FEED_PATH } from '../lib/site-paths.ts'
import { composeFeed } from './blog/feed.service.ts'
import type { Config } from './config.ts'
import type { Database } from './db/database.ts'
import { formerBuildsFolder } from './former-builds.ts'
import type { Sessions } from './http/sessions.ts'
import { createMedia } from './media/media.ts'
import { createPictureQueue } from './media/picture-queue.ts'
import { createIsShared } from './media/shared-drawings.service.ts'
import type { ContentCache } from './pages/content-cache.ts'
import { createOffline } from './pages/offline.ts'
import type { PageBundle } from './pages/page-bundle.ts'
import { createSeoRoutes } from './seo/seo-routes.ts'
import { requireSettings } from './settings/settings.service.ts'

interface FileParts {
  config: Config
  db: Database
  bundle: PageBundle
  contentCache: ContentCache
  /** Folder of the built client files; none in development. */
  clientFiles: string | null
  sessions: Sessions
}

/** Adds everything that is neither API nor page: drawings, pictures, offline page, sitemap, feed, built files. */
export function mountFiles(app: Hono, parts: FileParts): void {
  const { config, db, bundle, contentCache, clientFiles, sessions } = parts
  const { callerOf } = sessions
  const media = createMedia({
    dataDir: config.dataDir,
    clientFiles,
    queue: createPictureQueue(),
    isShared: createIsShared(db, contentCache),
    networkOf: (c) => callerOf(c).address,
  })
  app.route('/', media)
  app.route('/', createOffline({ bundle, readSettings: () => requireSettings(db), clientFiles }))
  const seoRoutes = createSeoRoutes(db, (c) => callerOf(c).origin)
  app.route('/', seoRoutes)
  app.get(FEED_PATH, async (c) =>
    c.body(await composeFeed(db, callerOf(c).origin), 200, {
      'content-type': 'application/rss+xml; charset=utf-8',
      'cache-control': 'no-cache',
    }),
  )
  if (clientFiles) {
    // A tab that is open asks for files of the build that it came with.
    const former = formerBuildsFolder(config.dataDir)
    mkdirSync(former, { recursive: true })
    for (const root of [clientFiles, former]) {
      app.use('/built/*', serveStatic({ root, precompressed: true, onFound: cacheForever }))
    }
    app.use('/assets/*', serveStatic({ root: clientFiles, precompressed: true, onFound: cacheForAnHour }))
    app.use('/:file{[\\w-]+\\.(svg|ico|txt|png|webmanifest)}', serveStatic({ root: clientFiles }))
  }
  for (const files of ['/built/*', '/assets/*']) {
    app.get(files, (c) => c.text('Файл не найден', 404, { 'cache-control': 'no-store' }))
  }
}

/** Built files have a content hash in their name. */
function cacheForever(_file: string, c: Context): void {
  c.header('cache-control', 'public, max-age=31536000, immutable')
}

/** Files of `public/` may be replaced under the same name. */
function cacheForAnHour(_file: string, c: Context): void {
  c.header('cache-control', 'public, max-age=3600')
}
