import { DRAWING_EDITION } from '../../lib/drawing/edition.ts'

interface Pictured {
  imageUrl: string | null
  drawing: string | null
}

/** Shown when nothing is known about the body. */
const UNKNOWN_BODY = '/default-product.svg'

/** A picture of a product: small ones show the drawing first, so that a list looks of one piece; buyers see photos first. */
export function productPicture({ imageUrl, drawing }: Pictured, view: 'thumb' | 'card'): string {
  const drawn = drawing === null ? null : `/drawings/${DRAWING_EDITION}/${view}/${drawing}.svg`
  return (view === 'thumb' ? (drawn ?? imageUrl) : (imageUrl ?? drawn)) ?? UNKNOWN_BODY
}
