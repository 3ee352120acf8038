import type { ProductSummary } from '../../api/queries.ts'
import { ImageWithFallback } from '../../ui/ImageWithFallback.tsx'
import { pictureOf } from '../shopping/picture.ts'

/** Size of the drawings' view `card`. */
const SIZE = { width: 380, height: 300 }

const atOnce = { ...SIZE, loading: 'eager', fetchPriority: 'high' } as const
const whenNear = { ...SIZE, loading: 'lazy' } as const

/** The drawing to scale, or the staff's own photo, which alone may turn out to be missing. */
export function cardPicture(product: ProductSummary, first: boolean) {
  const { src, fallback } = pictureOf(product, 'card')
  const shared = first ? atOnce : whenNear
  if (product.imageUrl === null) {
    return <img className="card__pic" src={src} alt={`Разрез станции ${product.name}`} {...shared} />
  }
  return (
    <ImageWithFallback className="card__pic" src={src} alt={product.name} fallback={fallback} {...shared} />
  )
}
