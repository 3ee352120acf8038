import type { ProductSummary } from '../../api/queries.ts'
import { ImageWithFallback } from '../../ui/ImageWithFallback.tsx'
import { pictureOf } from '../shopping/picture.ts'

/** Size of the drawings' view `card`. */
const SIZE = { width: 380, height: 300 }

/** The drawing to scale, or the staff's own photo, which alone may turn out to be missing. */
export function CardPicture({ product, first }: { product: ProductSummary; first: boolean }) {
  const { src, fallback } = pictureOf(product, 'card')
  const urgency = first
    ? ({ loading: 'eager', fetchPriority: 'high' } as const)
    : ({ loading: 'lazy' } as const)
  const shared = { className: 'card__pic', src, ...SIZE, ...urgency }
  if (product.imageUrl !== null)
    return <ImageWithFallback {...shared} alt={product.name} fallback={fallback} />
  return <img {...shared} decoding="async" alt={`Разрез станции ${product.name}`} />
}
