import { drawingAddress } from '@septic-shop/station-drawing/drawing-address.ts'
import { describeStation } from '@septic-shop/station-drawing/station/station-description.ts'
import type { StationView } from '@septic-shop/station-drawing/views/station-view.ts'
import type { Product } from '../../../../contract/catalogue/products.ts'
import { type GalleryPicture, unknownPicture } from '../../../parts/gallery/gallery-picture.ts'

/** Photos first, then the drawings of the body; the default picture when there is neither. */
export function toGallery({ images, alts, drawing, station, name }: Product): GalleryPicture[] {
  const photos = images.map(
    (src, index): GalleryPicture => ({
      src,
      thumb: src,
      alt: alts?.[src] ?? (images[1] ? `${name}, фото ${index + 1}` : name),
      title: `Фото ${index + 1}`,
      kind: 'photo',
    }),
  )
  const pictures = [...photos, ...drawings({ drawing, station, name })]
  return pictures[0] ? pictures : [unknownPicture(name)]
}

type Drawn = Pick<Product, 'drawing' | 'station' | 'name'>

function drawings({ drawing, station, name }: Drawn): GalleryPicture[] {
  if (!drawing || !station) return []
  const picture = (views: readonly [StationView, StationView, StationView], title: string, alt: string) => ({
    src: drawingAddress(drawing, views[0]),
    phoneSrc: drawingAddress(drawing, views[1]),
    thumb: drawingAddress(drawing, views[2]),
    alt,
    title,
    kind: 'drawing' as const,
  })
  const scene = (view: 'plan' | 'winter' | 'lowering' | 'lawn', title: string, alt: string) =>
    picture([view, `${view}-phone`, `${view}-small`], title, alt)
  return [
    {
      ...picture(['product', 'phone', 'plain'], 'Разрез', describeStation(station, name)),
      numbered: true,
    },
    scene('plan', 'Вид сверху', `Вид сверху: ${name} в котловане`),
    scene('winter', 'Зимой', `${name} зимой под снегом`),
    scene('lowering', 'Монтаж', `Монтаж: ${name} на кране над котлованом`),
    scene('lawn', 'На газоне', `На газоне: крышка ${name} на 15\u00a0см выше травы`),
  ]
}
