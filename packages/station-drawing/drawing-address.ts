import { RENDERER_VERSION } from './renderer-version.ts'
import type { StationView } from './views/station-view.ts'

/** Picture of a product without photo and drawing: a dashed contour (a file of `public/`). */
export const DEFAULT_PICTURE = '/default-product.svg'

/** Address of a station's drawing (`drawing` of the contract): SVG, for link previews JPEG. */
export function drawingAddress(drawing: string, view: StationView): string {
  return `/drawings/${RENDERER_VERSION}/${view}/${drawing}.${view === 'open-graph' ? 'jpeg' : 'svg'}`
}
