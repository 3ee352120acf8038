import { DEFAULT_PICTURE } from '@septic-shop/station-drawing/drawing-address.ts'

/** A picture of a gallery; a drawing may have another sheet for narrow screens. */
export interface GalleryPicture {
  src: string
  phoneSrc?: string
  thumb: string
  alt: string
  /** Accessible name of the thumbnail's button and the large view. */
  title: string
  kind: 'photo' | 'drawing'
  /** Whether the picture has the legend's numbers. */
  numbered?: boolean
}

/** Placeholder of a gallery without pictures: a dashed contour. */
export function unknownPicture(alt: string): GalleryPicture {
  return { src: DEFAULT_PICTURE, thumb: DEFAULT_PICTURE, alt, title: 'Контур', kind: 'drawing' }
}
