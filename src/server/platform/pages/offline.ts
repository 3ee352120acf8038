import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import type { PublicSettings } from '../../../contract/settings.ts'
import { offlineDocument } from './offline-document.ts'
import type { PageBundle } from './page-bundle.ts'

interface OfflineParts {
  bundle: PageBundle
  readSettings(): Promise<PublicSettings>
  clientFiles: string | null
}

/** Files of the build without a hash in their names. */
const FILES = ['offline.js', 'sw.js', 'staff-sw.js']

/** Routes of `/offline` with its script, of `/sw.js`, which caches them, and of staff's worker. All are revalidated on every request. */
export function createOffline({ bundle, readSettings, clientFiles }: OfflineParts): Hono {
  const app = new Hono()
  for (const name of ['offline', ...FILES]) {
    app.use(`/${name}`, async (c, next) => {
      await next()
      c.header('cache-control', 'no-cache')
    })
  }
  app.get('/offline', async (c) =>
    c.html(offlineDocument(bundle.assetsFor({ page: null }), await readSettings())),
  )
  if (clientFiles) {
    for (const path of FILES) app.use(`/${path}`, serveStatic({ root: clientFiles, path }))
  }
  return app
}
