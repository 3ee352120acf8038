import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { type Context, Hono } from 'hono'
import { PRODUCT_FEED_PATH } from '../../../domain/site/site-paths.ts'
import type { Database } from '../../platform/db/database.ts'
import { findFeedBody, findFeedFacts } from './product-feed.service.ts'

const decompress = promisify(gunzip)

/** After so many seconds a feed that has not been made yet is there. */
const FIRST_FEED = '5'

/** Route of the feed: sent as it is kept, and read anew only when it has changed. 503 until it has been made for the first time. */
export function createFeedRoutes(db: Database): Hono {
  let kept: Awaited<ReturnType<typeof findFeedBody>> = null
  return new Hono().get(PRODUCT_FEED_PATH, async (c) => {
    const facts = await findFeedFacts(db)
    if (!facts)
      return c.text('Фид ещё собирается', 503, { 'retry-after': FIRST_FEED, 'cache-control': 'no-store' })
    const headers = {
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': 'no-cache',
      etag: `W/"${facts.hash}"`,
      'last-modified': facts.madeAt.toUTCString(),
      vary: 'Accept-Encoding',
    }
    if (isKnown(c, headers.etag, facts.madeAt)) return c.body(null, 304, headers)
    if (kept?.hash !== facts.hash) kept = await findFeedBody(db)
    const body = kept?.body ?? Buffer.alloc(0)
    if (/\bgzip\b/.test(c.req.header('accept-encoding') ?? ''))
      return c.body(new Uint8Array(body), 200, { ...headers, 'content-encoding': 'gzip' })
    return c.body(new Uint8Array(await decompress(body)), 200, headers)
  })
}

/** Whether the caller has this feed already. */
function isKnown(c: Context, etag: string, madeAt: Date): boolean {
  const known = c.req.header('if-none-match')
  if (known !== undefined) return known.split(',').some((one) => one.trim() === etag || one.trim() === '*')
  const since = Date.parse(c.req.header('if-modified-since') ?? '')
  return Math.floor(madeAt.getTime() / 1000) * 1000 <= since
}
