import { useState } from 'react'
import { RENDERER_VERSION } from '../../drawing/renderer-version.ts'
import './thumb.css'

const CONTOUR = '/default-product.svg'

/**
 * Thumbnail of a product: its drawing, for a consistent list, else its photo, else a dashed contour. Decorative, next to
 * the name.
 */
export function ProductThumb({ product, size = 38 }: ProductThumbProps) {
  const [broken, setBroken] = useState<readonly string[]>([])
  const drawing = product?.drawing && `/drawings/${RENDERER_VERSION}/thumb/${product.drawing}.svg`
  const src = [drawing, product?.imageUrl].find((address) => address && !broken.includes(address)) ?? CONTOUR
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
