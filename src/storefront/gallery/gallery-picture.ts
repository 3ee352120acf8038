import { DEFAULT_PICTURE } from '../shopping/picture.ts'

/** One picture of a gallery; a drawing may have a sheet of its own for narrow screens. */
export interface GalleryPicture {
  src: string
  phoneSrc?: string
  thumb: string
  alt: string
  /** What the thumbnail's button and the large view are called. */
  title: string
  kind: 'photo' | 'drawing'
}

/** What a gallery without pictures shows: the contour of something unknown. */
export function unknownPicture(alt: string): GalleryPicture {
  return { src: DEFAULT_PICTURE, thumb: DEFAULT_PICTURE, alt, title: 'Контур', kind: 'drawing' }
}
