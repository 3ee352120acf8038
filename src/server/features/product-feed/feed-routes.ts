import { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { type Context, Hono } from 'hono'
import { PRODUCT_FEED_PATH } from '../../../domain/site/site-paths.ts'
import type { Database } from '../../platform/db/database.ts'
import { findFeedBody, findFeedFacts } from './product-feed.service.ts'

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
    const isPacked = /\bgzip\b/.test(c.req.header('accept-encoding') ?? '')
    const packing = isPacked ? { 'content-encoding': 'gzip' } : {}
    if (c.req.method === 'HEAD') return c.body(null, 200, { ...headers, ...packing })
    if (kept?.hash !== facts.hash) kept = await findFeedBody(db)
    const body = kept?.body ?? Buffer.alloc(0)
    if (isPacked) return c.body(new Uint8Array(body), 200, { ...headers, ...packing })
    return c.body(unpack(body), 200, headers)
  })
}

/** Unpacks a feed as fast as it is taken: a part of it is in memory at once. */
function unpack(body: Buffer): ReadableStream<Uint8Array<ArrayBuffer>> {
  const gunzip = createGunzip()
  const parts = Readable.from([body]).pipe(gunzip)[Symbol.asyncIterator]()
  return new ReadableStream(
    {
      async pull(controller) {
        const { value, done } = await parts.next()
        if (done) controller.close()
        else controller.enqueue(new Uint8Array(value))
      },
      cancel: () => void gunzip.destroy(),
    },
    { highWaterMark: 0 },
  )
}

/** Whether the caller has this feed already. */
function isKnown(c: Context, etag: string, madeAt: Date): boolean {
  const known = c.req.header('if-none-match')
  if (known !== undefined) return known.split(',').some((one) => one.trim() === etag || one.trim() === '*')
  const since = Date.parse(c.req.header('if-modified-since') ?? '')
  return Math.floor(madeAt.getTime() / 1000) * 1000 <= since
}
