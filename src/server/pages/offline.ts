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

/** `/offline`, and `/sw.js` that keeps it in browsers. Neither may be old: the browser asks for both each time. */
export function createOffline({ bundle, readSettings, clientFiles }: OfflineParts): Hono {
  const app = new Hono()
  app.get('/offline', async (c) => {
    c.header('cache-control', 'no-cache')
    return c.html(offlineDocument(bundle.assetsFor({ page: null }), await readSettings()))
  })
  if (clientFiles) {
    const onFound = (_file: string, c: { header(name: string, value: string): void }) =>
      c.header('cache-control', 'no-cache')
    app.use('/sw.js', serveStatic({ root: clientFiles, path: 'sw.js', onFound }))
  }
  return app
}
