import { Hono } from 'hono'
import sharp from 'sharp'
import { DRAWING_EDITION } from '../../lib/drawing/edition.ts'
import { parseProjectKey } from '../../lib/drawing/project-shape.ts'
import { drawProjectView, isProjectView, projectViewSize } from '../../lib/drawing/project-view.ts'
import { parseStationKey } from '../../lib/drawing/station.ts'
import { drawView, isStationView, viewSize } from '../../lib/drawing/station-view.ts'
import { once, type PictureQueue, TOO_MANY_PICTURES } from './picture-queue.ts'

/** An address names all the numbers of its drawing and the hand that drew it, so it always gives the same picture. */
const FOR_EVER = 'public, max-age=31536000, immutable'

/** Rasters are slow to make and few: the Open Graph picture of each body. */
const RASTERS_KEPT = 200
/** Any numbers can be asked for, and half a second goes into each. */
const MAX_WAITING = 10

/** Gives the raster of a drawing: one that was kept, or made in turn. */
function createRasterizer(queue: PictureQueue) {
  const inTurn = queue.open(MAX_WAITING, TOO_MANY_PICTURES)
  const running = new Map<string, Promise<Buffer>>()
  const rasters = new Map<string, Buffer>()

  async function make(key: string, { svg, width }: Drawing): Promise<Buffer> {
    const raster = await sharp(Buffer.from(svg))
      .resize({ width })
      .png({ palette: true, effort: 7 })
      .toBuffer()
    rasters.set(key, raster)
    const [oldest] = rasters.keys()
    if (rasters.size > RASTERS_KEPT && oldest !== undefined) rasters.delete(oldest)
    return raster
  }

  return async (key: string, drawing: Drawing): Promise<Buffer> =>
    rasters.get(key) ?? (await once(running, key, () => inTurn(() => make(key, drawing))))
}

interface Drawing {
  svg: string
  width: number
}

/** A station, or the plot of a project, in one of its views; null when the address names neither. */
function draw(view: string, key: string): Drawing | null {
  if (isStationView(view)) {
    const shape = parseStationKey(key)
    return shape && { svg: drawView(view, shape), width: viewSize(view).width }
  }
  if (!isProjectView(view)) return null
  const shape = parseProjectKey(key)
  return shape && { svg: drawProjectView(view, shape), width: projectViewSize(view).width }
}

/** Only Open Graph and feeds need rasters; any other would be a way to keep the server busy. */
const RASTER_VIEWS: readonly string[] = ['open-graph', 'project-open-graph']

/** `/drawings/{edition}/{view}/{key}.svg`, or `.png` where a vector will not do (Open Graph, feeds). */
export function createDrawings(queue: PictureQueue): Hono {
  const rasterize = createRasterizer(queue)
  return new Hono().get('/:edition/:view/:file', async (c) => {
    const { edition, view, file } = c.req.param()
    const [, key, kind] = /^(.+)\.(svg|png)$/.exec(file) ?? []
    const isOffered = kind === 'svg' || RASTER_VIEWS.includes(view)
    const drawing = key !== undefined && isOffered ? draw(view, key) : null
    if (key === undefined || drawing === null) return c.text('Такого чертежа нет', 404)
    const png = kind === 'png' ? await rasterize(`${view}/${key}`, drawing) : null
    // A page from before a release may still ask for the drawings of its time.
    c.header('cache-control', edition === DRAWING_EDITION ? FOR_EVER : 'no-cache')
    return png === null
      ? c.body(drawing.svg, 200, { 'content-type': 'image/svg+xml' })
      : c.body(new Uint8Array(png), 200, { 'content-type': 'image/png' })
  })
}
