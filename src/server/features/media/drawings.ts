import type { Drawing } from '@septic-shop/station-drawing/core/views.ts'
import { draw } from '@septic-shop/station-drawing/draw.ts'
import { RENDERER_VERSION } from '@septic-shop/station-drawing/renderer-version.ts'
import { type Context, Hono } from 'hono'
import sharp from 'sharp'
import type { CountCall } from '../../platform/http/callers/call-limits.ts'
import { once, type PictureQueue, TOO_MANY_PICTURES } from './picture-queue.ts'
import { encodeSharedDrawing } from './shared-picture.ts'

/** Whether a page links to this JPEG; by its address below `/drawings/{version}/`, without extension. */
export type IsShared = (drawing: string) => Promise<boolean>

/** The URL contains all parameters and the renderer version, so the response is immutable. */
const IMMUTABLE = 'public, max-age=31536000, immutable'

/** Most cached JPEGs: Open Graph pictures of products and projects, which take a third of a second each. */
const MAX_CACHED = 200
const MAX_WAITING = 20

/**
 * Limits for drawings that no page links to: any numbers can be invented, but messengers may request a product's former
 * picture. Per network and minute, with a separate queue and cache.
 */
const UNKNOWN = { cached: 20, waiting: 10, perMinute: 6 } as const

type Bytes = Uint8Array<ArrayBuffer>

interface RasterRules {
  queue: PictureQueue
  isShared: IsShared
  countCall: CountCall
}

/** Returns a drawing's JPEG from the cache or the queue. Throws TOO_MANY_REQUESTS. */
function createRasterizer({ queue, isShared, countCall }: RasterRules) {
  const running = new Map<string, Promise<Bytes>>()
  const shared = { cached: new Map<string, Bytes>(), inTurn: queue.open(MAX_WAITING, TOO_MANY_PICTURES) }
  const unknown = {
    cached: new Map<string, Bytes>(),
    inTurn: queue.open(UNKNOWN.waiting, TOO_MANY_PICTURES),
  }

  async function make(name: string, drawing: Drawing, network: string): Promise<Bytes> {
    const isOurs = await isShared(name)
    if (!isOurs) await countCall(`unknown drawing ${network}`, { perMinute: UNKNOWN.perMinute })
    const { cached, inTurn } = isOurs ? shared : unknown
    const raster = await inTurn(() => encodeSharedDrawing(sharp(Buffer.from(drawing.svg))))
    cached.set(name, raster)
    const [oldest] = cached.keys()
    if (cached.size > (isOurs ? MAX_CACHED : UNKNOWN.cached) && oldest !== undefined) cached.delete(oldest)
    return raster
  }

  return async (name: string, drawing: Drawing, network: string): Promise<Bytes> =>
    shared.cached.get(name) ??
    unknown.cached.get(name) ??
    (await once(running, name, () => make(name, drawing, network)))
}

/** Views served as JPEG: Open Graph only, since these are expensive. */
const RASTER_VIEWS: readonly string[] = ['open-graph', 'project-open-graph']

interface DrawingRules extends RasterRules {
  /** The client's network, by which limits count. */
  networkOf(c: Context): string
}

/** Serves `/drawings/{version}/{view}/{key}.svg`, and `.jpeg` for Open Graph; `.png`, shared in the past, leads there. */
export function createDrawings({ networkOf, ...rules }: DrawingRules): Hono {
  const rasterize = createRasterizer(rules)
  return new Hono().get('/:version/:view/:file', async (c) => {
    const { version, view, file } = c.req.param()
    const [, key, kind] = /^(.+)\.(svg|jpeg|png)$/.exec(file) ?? []
    const isOffered = kind === 'svg' || RASTER_VIEWS.includes(view)
    const drawing = key !== undefined && isOffered ? draw(view, key) : null
    if (key === undefined || drawing === null) return c.text('Такого чертежа нет', 404)
    // The words of the path are decoded: a header must not have them as they are.
    const drawn = `${encodeURIComponent(version)}/${encodeURIComponent(view)}/${encodeURIComponent(key)}`
    if (kind === 'png') return c.redirect(`/drawings/${drawn}.jpeg`, 301)
    const jpeg = kind === 'jpeg' ? await rasterize(`${view}/${key}`, drawing, networkOf(c)) : null
    // A page from before a release may request drawings of an older version.
    c.header('cache-control', version === RENDERER_VERSION ? IMMUTABLE : 'no-cache')
    return jpeg === null
      ? c.body(drawing.svg, 200, { 'content-type': 'image/svg+xml' })
      : c.body(jpeg, 200, { 'content-type': 'image/jpeg' })
  })
}
