import { DEFAULT_PICTURE, drawingAddress } from '@septic-shop/station-drawing/drawing-address.ts'
import { useState } from 'react'
import './thumb.css'

/**
 * Thumbnail of a product: its drawing, for a consistent list, else its photo, else a dashed contour. Decorative, next to
 * the name.
 */
export function ProductThumb({ product, size = 38 }: ProductThumbProps) {
  const [broken, setBroken] = useState<readonly string[]>([])
  const drawing = product?.drawing && drawingAddress(product.drawing, 'thumb')
  const src =
    [drawing, product?.imageUrl].find((address) => address && !broken.includes(address)) ?? DEFAULT_PICTURE
  return (
    <img
      className="thumb"
      src={src}
      alt=""
      width={size}
      height={size}
      loading="lazy"
      decoding="async"
      onError={() => setBroken((before) => [...before, src])}
    />
  )
}

interface ProductThumbProps {
  product: { imageUrl: string | null; drawing: string | null } | undefined
  /** Pixels. */
  size?: number
}
