import { RENDERER_VERSION } from '../../drawing/renderer-version.ts'
import type { StationView } from '../../drawing/station-view.ts'
import broken from '../../ui/broken-picture.svg?no-inline'

/** A product or its snapshot, as far as its picture goes. */
type Pictured = {
  imageUrl?: string | null
  images?: readonly string[]
  drawing?: string | null
}

export interface Picture {
  src: string
  /** Shown when `src` cannot be loaded: never the same address again. */
  fallback: string
}

/** The default picture: a dashed contour, because nothing is known about the body. */
export const DEFAULT_PICTURE = '/default-product.svg'

/** Its own image, else the drawing of its body to scale, else the default picture (storefront.md, section 3). */
export function pictureOf({ imageUrl, images, drawing }: Pictured, view: StationView): Picture {
  const own = imageUrl ?? images?.[0]
  const drawn = drawing ? drawingAddress(drawing, view) : DEFAULT_PICTURE
  if (own) return { src: own, fallback: drawn }
  return { src: drawn, fallback: behind(drawn) }
}

/** What stands in for a picture that has nothing better: never the address that has just failed. */
export function behind(src: string): string {
  return src === DEFAULT_PICTURE ? broken : DEFAULT_PICTURE
}

/** Where the server draws a body; Open Graph readers need a raster. */
export function drawingAddress(drawing: string, view: StationView): string {
  return `/drawings/${RENDERER_VERSION}/${view}/${drawing}.${view === 'open-graph' ? 'png' : 'svg'}`
}
