import type { Product } from '../../contract/products.ts'
import { drawingAddress } from '../../drawing/drawing-address.ts'
import { describeStation } from '../../drawing/legend.ts'
import type { StationView } from '../../drawing/station-view.ts'
import { type GalleryPicture, unknownPicture } from '../gallery/gallery-picture.ts'

/** Photos first, then the drawings of the body; the default picture when there is neither. */
export function toGallery({ images, drawing, station, name }: Product): GalleryPicture[] {
  const photos = images.map(
    (src, index): GalleryPicture => ({
      src,
      thumb: src,
      alt: images.length === 1 ? name : `${name}, фото ${index + 1}`,
      title: `Фото ${index + 1}`,
      kind: 'photo',
    }),
  )
  const pictures = [...photos, ...drawings({ drawing, station, name })]
  return pictures.length > 0 ? pictures : [unknownPicture(name)]
}

type Drawn = Pick<Product, 'drawing' | 'station' | 'name'>

function drawings({ drawing, station, name }: Drawn): GalleryPicture[] {
  if (drawing === null || station === null) return []
  const picture = (views: readonly [StationView, StationView, StationView], title: string, alt: string) => ({
    src: drawingAddress(drawing, views[0]),
    phoneSrc: drawingAddress(drawing, views[1]),
    thumb: drawingAddress(drawing, views[2]),
    ...({ alt, title, kind: 'drawing' } as const),
  })
  return [
    {
      ...picture(['product', 'phone', 'plain'], 'Разрез', describeStation(station, name)),
      numbered: true,
    },
    picture(['plan', 'plan-phone', 'plan-small'], 'Вид сверху', `Вид сверху: ${name} в котловане`),
    picture(['winter', 'winter-phone', 'winter-small'], 'Зимой', `${name} зимой под снегом`),
    picture(
      ['lowering', 'lowering-phone', 'lowering-small'],
      'Монтаж',
      `Монтаж: ${name} на кране над котлованом`,
    ),
    picture(
      ['lawn', 'lawn-phone', 'lawn-small'],
      'На газоне',
      `На газоне: крышка ${name} на 15\u00a0см выше травы`,
    ),
  ]
}
