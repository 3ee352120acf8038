import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import type { PublicSettings } from '../../contract/settings.ts'
import { offlineDocument } from './offline-document.ts'
import type { PageBundle } from './page-bundle.ts'

interface OfflineParts {
  bundle: PageBundle
  readSettings(): Promise<PublicSettings>
  clientFiles: string | null
}

/** Routes of `/offline` with its script, of `/sw.js`, which caches them, and of staff's worker. All are revalidated on every request. */
export function createOffline({ bundle, readSettings, clientFiles }: OfflineParts): Hono {
  const app = new Hono()
  for (const address of ['/offline', '/offline.js', '/sw.js', '/staff-sw.js']) {
    app.use(address, async (c, next) => {
      await next()
      c.header('cache-control', 'no-cache')
    })
  }
  app.get('/offline', async (c) =>
    c.html(offlineDocument(bundle.assetsFor({ page: null }), await readSettings())),
  )
  if (clientFiles) {
    app.use('/offline.js', serveStatic({ root: clientFiles, path: 'offline.js' }))
    app.use('/sw.js', serveStatic({ root: clientFiles, path: 'sw.js' }))
    app.use('/staff-sw.js', serveStatic({ root: clientFiles, path: 'staff-sw.js' }))
  }
  return app
}
