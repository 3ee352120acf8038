import { type Context, Hono } from 'hono'
import type { Database } from '../../platform/db/database.ts'
import { buildRobots } from './robots.ts'
import { composeSitemap } from './sitemap.service.ts'
import { buildSitemap } from './sitemap.ts'

/** Routes of `/robots.txt` and `/sitemap.xml`, built per request: they contain the origin and depend on content. While the site is closed to search engines the sitemap names no page. */
export function createSeoRoutes(
  db: Database,
  originOf: (c: Context) => string,
  isClosed: () => Promise<boolean>,
): Hono {
  return new Hono()
    .get('/robots.txt', (c) =>
      c.text(buildRobots(originOf(c)), 200, { 'cache-control': 'public, max-age=3600' }),
    )
    .get('/sitemap.xml', async (c) =>
      c.body(
        (await isClosed()) ? buildSitemap([], originOf(c)) : await composeSitemap(db, originOf(c)),
        200,
        {
          'content-type': 'application/xml; charset=utf-8',
          'cache-control': 'no-cache',
        },
      ),
    )
}
