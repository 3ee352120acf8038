import { useState } from 'react'
import type { Product } from '../../contract/products.ts'
import { Picture } from '../../ui/Picture.tsx'
import { behind, pictureOf } from '../shopping/picture.ts'
import { toGallery } from './gallery-pictures.ts'
import { Sheet } from './Sheet.tsx'
import './gallery.css'

/** How wide the large picture is: seven columns of twelve, below 1024 px the whole window. */
const SIZES = '(min-width: 75em) 43rem, (min-width: 64em) 54vw, 94vw'

/** The large picture and, when there are more, thumbnails that put another in its place. */
export function Gallery({ product }: { product: Product }) {
  const pictures = toGallery(product)
  const [chosen, setChosen] = useState(0)
  const current = pictures[chosen] ?? pictures[0]
  if (!current) return null
  const { src, alt, kind } = current
  const fallbackOf = (view: 'product' | 'card') => pictureOf({ drawing: product.drawing }, view).src
  return (
    <>
      <div className={kind === 'photo' ? 'shot shot--photo' : 'shot'}>
        {kind === 'drawing' ? (
          <Sheet {...current} />
        ) : (
          <Picture
            key={src}
            src={src}
            alt={alt}
            sizes={SIZES}
            fallback={fallbackOf('product')}
            width={760}
            height={620}
            lazy={false}
          />
        )}
      </div>
      {pictures.length > 1 && (
        <ul className="thumbs">
          {pictures.map(({ thumb, title, kind }, index) => (
            <li key={thumb}>
              <button
                type="button"
                aria-label={title}
                aria-current={index === chosen || undefined}
                onClick={() => setChosen(index)}
              >
                <Picture
                  src={thumb}
                  alt=""
                  sizes="10rem"
                  fallback={kind === 'photo' ? fallbackOf('card') : behind(thumb)}
                  width={160}
                  height={120}
                />
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
