import { mkdirSync } from 'node:fs'
import { serveStatic } from '@hono/node-server/serve-static'
import type { Context, Hono } from 'hono'
import { FEED_PATH } from '../../domain/site/site-paths.ts'
import type { Config } from '../config.ts'
import { composeFeed } from '../features/blog/blog.service.ts'
import { createKeyRoutes } from '../features/index-now/key-routes.ts'
import { createMedia } from '../features/media/media.ts'
import { createPictureQueue, type PictureQueue } from '../features/media/picture-queue.ts'
import { createFeedRoutes } from '../features/product-feed/feed-routes.ts'
import type { RobotsGate } from '../features/samples/robots-gate.service.ts'
import { createSeoRoutes } from '../features/seo/seo-routes.ts'
import { createIsShared } from '../features/seo/shared-drawings.service.ts'
import { requireSettings } from '../features/settings/settings.service.ts'
import { createSiteIcons } from '../features/settings/site-icons.ts'
import { formerBuildsFolder } from '../former-builds.ts'
import type { Database } from '../platform/db/database.ts'
import { filesOf } from '../platform/files/files-of.ts'
import type { CountCall } from '../platform/http/callers/call-limits.ts'
import type { Sessions } from '../platform/http/sessions.ts'
import type { ContentCache } from '../platform/pages/content-cache.ts'
import { createOffline } from '../platform/pages/offline.ts'
import type { PageBundle } from '../platform/pages/page-bundle.ts'

interface FileParts {
  config: Config
  db: Database
  bundle: PageBundle
  contentCache: ContentCache
  /** Folder of the built client files; none in development. */
  clientFiles: string | null
  sessions: Sessions
  countCall: CountCall
  robotsGate: RobotsGate
  /** By default one of its own. */
  pictureQueue?: PictureQueue
}

/** Adds everything that is neither API nor page: drawings, pictures, offline page, sitemap, feed, built files. */
export function mountFiles(app: Hono, parts: FileParts): void {
  const { config, db, bundle, contentCache, clientFiles, sessions } = parts
  const { callerOf } = sessions
  const media = createMedia({
    dataDir: config.dataDir,
    files: filesOf(config),
    clientFiles,
    queue: parts.pictureQueue ?? createPictureQueue(),
    isShared: createIsShared(db, contentCache),
    networkOf: (c) => callerOf(c).address,
    countCall: parts.countCall,
  })
  app.route('/', media)
  app.route('/', createOffline({ bundle, readSettings: () => requireSettings(db), clientFiles }))
  const seoRoutes = createSeoRoutes(db, (c) => callerOf(c).origin, parts.robotsGate.isClosed)
  app.route('/', seoRoutes)
  app.route('/', createFeedRoutes(db))
  app.route('/', createKeyRoutes(db))
  app.route('/', createSiteIcons(db))
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
