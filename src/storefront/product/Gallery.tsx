import { useState } from 'react'
import type { Product } from '../../contract/products.ts'
import { ImageWithFallback } from '../../ui/ImageWithFallback.tsx'
import { pictureOf } from '../shopping/picture.ts'
import { toGallery } from './gallery-pictures.ts'
import './gallery.css'

/** The large picture and, when there are more, thumbnails that put another in its place. */
export function Gallery({ product }: { product: Product }) {
  const pictures = toGallery(product)
  const [chosen, setChosen] = useState(0)
  const current = pictures[chosen] ?? pictures[0]
  if (!current) return null
  const thumbFallback = pictureOf({ drawing: product.drawing }, 'card').src
  return (
    <>
      <picture className={current.kind === 'photo' ? 'shot shot--photo' : 'shot'}>
        {current.phoneSrc && <source media="(max-width: 39.99em)" srcSet={current.phoneSrc} />}
        <ImageWithFallback
          src={current.src}
          fallback={pictureOf({ drawing: product.drawing }, 'product').src}
          alt={current.alt}
          width={760}
          height={620}
          loading="eager"
          fetchPriority="high"
        />
      </picture>
      {pictures.length > 1 && (
        <ul className="thumbs">
          {pictures.map(({ thumb, title }, index) => (
            <li key={thumb}>
              <button
                type="button"
                aria-label={title}
                aria-current={index === chosen || undefined}
                onClick={() => setChosen(index)}
              >
                <ImageWithFallback src={thumb} fallback={thumbFallback} alt="" width={160} height={120} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
