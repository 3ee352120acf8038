import { drawingAddress } from '@septic-shop/station-drawing/drawing-address.ts'
import { describeStation } from '@septic-shop/station-drawing/station/station-description.ts'
import type { StationView } from '@septic-shop/station-drawing/views/station-view.ts'
import { winterAddress } from '@septic-shop/station-drawing/winter-address.ts'
import type { Product } from '../../../../contract/catalogue/products.ts'
import { type GalleryPicture, unknownPicture } from '../../../parts/gallery/gallery-picture.ts'

/** Photos first, then the drawings of the body; the default picture when there is neither. Without a frost depth, in cm, none in winter. */
export function toGallery(
  { images, alts, drawing, station, name }: Product,
  frost: number,
): GalleryPicture[] {
  const photos = images.map(
    (src, index): GalleryPicture => ({
      src,
      thumb: src,
      alt: alts?.[src] ?? (images[1] ? `${name}, фото ${index + 1}` : name),
      title: `Фото ${index + 1}`,
      kind: 'photo',
    }),
  )
  const pictures = [...photos, ...drawings({ drawing, station, name }, frost)]
  return pictures[0] ? pictures : [unknownPicture(name)]
}

type Drawn = Pick<Product, 'drawing' | 'station' | 'name'>

function drawings({ drawing, station, name }: Drawn, frost: number): GalleryPicture[] {
  if (!drawing || !station) return []
  const picture = (views: readonly [StationView, StationView, StationView], title: string, alt: string) => ({
    src: drawingAddress(drawing, views[0]),
    phoneSrc: drawingAddress(drawing, views[1]),
    thumb: drawingAddress(drawing, views[2]),
    alt,
    title,
    kind: 'drawing' as const,
  })
  const scene = (view: 'plan' | 'lowering' | 'lawn', title: string, alt: string) =>
    picture([view, `${view}-phone`, `${view}-small`], title, alt)
  const winter = {
    ...scene('plan', 'Зимой', `${name} зимой под снегом`),
    src: winterAddress(drawing, 'winter', frost),
    phoneSrc: winterAddress(drawing, 'winter-phone', frost),
    thumb: winterAddress(drawing, 'winter-small', frost),
  }
  return [
    {
      ...picture(['product', 'phone', 'plain'], 'Разрез', describeStation(station, name)),
      numbered: true,
    },
    scene('plan', 'Вид сверху', `Вид сверху: ${name} в котловане`),
    ...(frost ? [winter] : []),
    scene('lowering', 'Монтаж', `Монтаж: ${name} на кране над котлованом`),
    scene('lawn', 'На газоне', `На газоне: крышка ${name} на 15\u00a0см выше травы`),
  ]
}
