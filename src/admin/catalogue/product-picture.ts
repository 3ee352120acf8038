import { RENDERER_VERSION } from '../../drawing/renderer-version.ts'

interface Pictured {
  imageUrl: string | null
  drawing: string | null
}

/** Shown when nothing is known about the body. */
const UNKNOWN_BODY = '/default-product.svg'

/** What buyers see of a product: its photo, else the drawing of its body. */
export function productPicture({ imageUrl, drawing }: Pictured): string {
  const drawn = drawing === null ? null : `/drawings/${RENDERER_VERSION}/card/${drawing}.svg`
  return imageUrl ?? drawn ?? UNKNOWN_BODY
}
