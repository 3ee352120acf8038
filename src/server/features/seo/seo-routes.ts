import { type Context, Hono } from 'hono'
import type { Database } from '../../platform/db/database.ts'
import { buildRobots } from './robots.ts'
import { composeSitemap } from './sitemap.service.ts'

/** Routes of `/robots.txt` and `/sitemap.xml`, built per request: they contain the origin and depend on content. */
export function createSeoRoutes(db: Database, originOf: (c: Context) => string): Hono {
  return new Hono()
    .get('/robots.txt', (c) =>
      c.text(buildRobots(originOf(c)), 200, { 'cache-control': 'public, max-age=3600' }),
    )
    .get('/sitemap.xml', async (c) =>
      c.body(await composeSitemap(db, originOf(c)), 200, {
        'content-type': 'application/xml; charset=utf-8',
        'cache-control': 'no-cache',
      }),
    )
}
