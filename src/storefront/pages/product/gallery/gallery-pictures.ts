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

type Sources = Pick<GalleryPicture, 'src' | 'thumb'> & { phoneSrc: string }

type Drawn = Pick<Product, 'drawing' | 'station' | 'name'>

function drawings({ drawing, station, name }: Drawn, frost: number): GalleryPicture[] {
  if (!drawing || !station) return []
  const picture = (sources: Sources, title: string, alt: string) => ({
    ...sources,
    alt,
    title,
    kind: 'drawing' as const,
  })
  const views = (src: StationView, phone: StationView, thumb: StationView): Sources => ({
    src: drawingAddress(drawing, src),
    phoneSrc: drawingAddress(drawing, phone),
    thumb: drawingAddress(drawing, thumb),
  })
  const scene = (view: 'plan' | 'lowering' | 'lawn', title: string, alt: string) =>
    picture(views(view, `${view}-phone`, `${view}-small`), title, alt)
  const winter: Sources = {
    src: winterAddress(drawing, 'winter', frost),
    phoneSrc: winterAddress(drawing, 'winter-phone', frost),
    thumb: winterAddress(drawing, 'winter-small', frost),
  }
  return [
    {
      ...picture(views('product', 'phone', 'plain'), 'Разрез', describeStation(station, name)),
      numbered: true,
    },
    scene('plan', 'Вид сверху', `Вид сверху: ${name} в котловане`),
    ...(frost ? [picture(winter, 'Зимой', `${name} зимой под снегом`)] : []),
    scene('lowering', 'Монтаж', `Монтаж: ${name} на кране над котлованом`),
    scene('lawn', 'На газоне', `На газоне: крышка ${name} на 15\u00a0см выше травы`),
  ]
}
