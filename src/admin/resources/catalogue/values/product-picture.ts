import { DEFAULT_PICTURE, drawingAddress } from '@septic-shop/station-drawing/drawing-address.ts'

interface Pictured {
  imageUrl: string | null
  drawing: string | null
}

/** A product's public picture: its photo, else its drawing. */
export function productPicture({ imageUrl, drawing }: Pictured): string {
  const drawn = drawing === null ? null : drawingAddress(drawing, 'card')
  return imageUrl ?? drawn ?? DEFAULT_PICTURE
}
