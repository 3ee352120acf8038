import { createHash, timingSafeEqual } from 'node:crypto'
import type { Hono } from 'hono'
import type { Metrics } from './metrics.ts'

/** Where Prometheus asks. */
const METRICS_PATH = '/metrics'

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Adds the address of the figures. To whoever does not bring the token it is an address like any that is no page. */
export function mountMetrics(app: Hono, metrics: Metrics, token: string): void {
  const wanted = digest(`Bearer ${token}`)
  app.get(METRICS_PATH, async (c, next) => {
    const isKnown = timingSafeEqual(digest(c.req.header('authorization') ?? ''), wanted)
    if (!isKnown) return await next()
    const { text, type } = await metrics.read()
    return c.body(text, 200, { 'content-type': type, 'cache-control': 'no-store' })
  })
}
