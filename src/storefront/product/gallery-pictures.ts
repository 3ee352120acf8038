import type { Product } from '../../contract/products.ts'
import { describeStation } from '../../lib/drawing/legend.ts'
import { parseStationKey } from '../../lib/drawing/station.ts'
import { DEFAULT_PICTURE, drawingAddress } from '../shopping/picture.ts'

/** One picture of the gallery; the section has a sheet of its own for narrow screens. */
export interface GalleryPicture {
  src: string
  phoneSrc?: string
  thumb: string
  alt: string
  /** What the thumbnail's button is called. */
  title: string
  kind: 'photo' | 'drawing'
}

/** Photos first, then the drawings of the body; the default picture when there is neither. */
export function toGallery({ images, drawing, name }: Product): GalleryPicture[] {
  const photos = images.map(
    (src, index): GalleryPicture => ({
      src,
      thumb: src,
      alt: images.length === 1 ? name : `${name}, фото ${index + 1}`,
      title: `Фото ${index + 1}`,
      kind: 'photo',
    }),
  )
  const pictures = [...photos, ...drawings(drawing, name)]
  if (pictures.length > 0) return pictures
  return [{ src: DEFAULT_PICTURE, thumb: DEFAULT_PICTURE, alt: name, title: 'Контур', kind: 'drawing' }]
}

function drawings(drawing: string | null, name: string): GalleryPicture[] {
  const shape = drawing === null ? null : parseStationKey(drawing)
  if (drawing === null || shape === null) return []
  return [
    {
      src: drawingAddress(drawing, 'product'),
      phoneSrc: drawingAddress(drawing, 'phone'),
      thumb: drawingAddress(drawing, 'card'),
      alt: describeStation(shape, name),
      title: 'Разрез',
      kind: 'drawing',
    },
    {
      src: drawingAddress(drawing, 'plan'),
      thumb: drawingAddress(drawing, 'plan'),
      alt: `Вид сверху: ${name} в котловане`,
      title: 'Вид сверху',
      kind: 'drawing',
    },
  ]
}
