import { useState } from 'react'
import { RENDERER_VERSION } from '../../drawing/renderer-version.ts'
import './thumb.css'

const CONTOUR = '/default-product.svg'

/**
 * A product's small picture: the drawing of its body, so that a list looks of one piece, else
 * its own, else a dashed contour. The name stands beside it.
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
  /** px */
  size?: number
}
