import { RENDERER_VERSION } from '../../drawing/renderer-version.ts'

interface Pictured {
  imageUrl: string | null
  drawing: string | null
}

/** Picture of a product whose body is unknown. */
const UNKNOWN_BODY = '/default-product.svg'

/** A product's public picture: its photo, else its drawing. */
export function productPicture({ imageUrl, drawing }: Pictured): string {
  const drawn = drawing === null ? null : `/drawings/${RENDERER_VERSION}/card/${drawing}.svg`
  return imageUrl ?? drawn ?? UNKNOWN_BODY
}
