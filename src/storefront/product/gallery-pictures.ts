import type { Product } from '../../contract/products.ts'
import { describeStation } from '../../lib/drawing/legend.ts'
import { parseStationKey } from '../../lib/drawing/station.ts'
import { type GalleryPicture, unknownPicture } from '../gallery/gallery-picture.ts'
import { drawingAddress } from '../shopping/picture.ts'

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
  return pictures.length > 0 ? pictures : [unknownPicture(name)]
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
