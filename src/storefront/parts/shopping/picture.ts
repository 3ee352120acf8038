import { DEFAULT_PICTURE, drawingAddress } from '@septic-shop/station-drawing/drawing-address.ts'
import type { StationView } from '@septic-shop/station-drawing/views/station-view.ts'
import broken from '../../../ui/broken-picture.svg?no-inline'

/** Fields of a product or snapshot that determine its picture. */
type Pictured = {
  imageUrl?: string | null
  images?: readonly string[]
  drawing?: string | null
}

export interface Picture {
  src: string
  /** Shown when `src` fails to load; never the same address. */
  fallback: string
}

/** The product's own picture, else its drawing, else the default picture (storefront.md, section 3). */
export function pictureOf({ imageUrl, images, drawing }: Pictured, view: StationView): Picture {
  const own = imageUrl ?? images?.[0]
  const drawn = drawing ? drawingAddress(drawing, view) : DEFAULT_PICTURE
  if (own) return { src: own, fallback: drawn }
  return { src: drawn, fallback: fallbackFor(drawn) }
}

/** Fallback of a picture without a drawing; never the failed address itself. */
export function fallbackFor(src: string): string {
  return src === DEFAULT_PICTURE ? broken : DEFAULT_PICTURE
}
