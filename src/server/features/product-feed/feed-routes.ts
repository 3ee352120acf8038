import { Hono } from 'hono'
import { etag } from 'hono/etag'
import { PRODUCT_FEED_PATH } from '../../../domain/site/site-paths.ts'
import { acceptsGzip } from '../../platform/cache/ready-response.ts'
import type { Database } from '../../platform/db/database.ts'
import { findFeedBody, findFeedFacts } from './product-feed.store.ts'

/** After so many seconds a feed that has not been made yet is there. */
const FIRST_FEED = '5'

/** Route of the feed: sent as it is kept, and read anew only when it has changed. 503 until it has been made for the first time. */
export function createFeedRoutes(db: Database): Hono {
  let kept: { hash: string; body: Uint8Array<ArrayBuffer> } | null = null
  return new Hono().get(PRODUCT_FEED_PATH, etag(), async (c) => {
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
    const asksEtag = c.req.header('if-none-match') !== undefined
    const since = Date.parse(c.req.header('if-modified-since') ?? '')
    if (!asksEtag && Date.parse(headers['last-modified']) <= since) return c.body(null, 304, headers)
    const isPacked = acceptsGzip(c.req.header('accept-encoding'))
    const packing = isPacked ? { 'content-encoding': 'gzip' } : {}
    if (c.req.method === 'HEAD') return c.body(null, 200, { ...headers, ...packing })
    if (kept?.hash !== facts.hash) {
      const found = await findFeedBody(db)
      kept = found && { hash: found.hash, body: new Uint8Array(found.body) }
    }
    const body = kept?.body ?? new Uint8Array()
    if (isPacked) return c.body(body, 200, { ...headers, ...packing })
    return c.body(unpack(body), 200, headers)
  })
}

/** Unpacks a feed as fast as it is taken: a part of it is in memory at once. */
const unpack = (body: Uint8Array<ArrayBuffer>) =>
  new Blob([body]).stream().pipeThrough(new DecompressionStream('gzip'))
