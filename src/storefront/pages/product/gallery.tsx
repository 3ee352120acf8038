import { useState } from 'react'
import type { Product } from '../../../contract/catalogue/products.ts'
import { Picture } from '../../../ui/picture.tsx'
import { GalleryDrawing } from '../../parts/gallery/gallery-drawing.tsx'
import { Thumbs } from '../../parts/gallery/thumbs.tsx'
import { pictureOf } from '../../parts/shopping/picture.ts'
import { toGallery } from './gallery/gallery-pictures.ts'
import { useBrokenPhotos } from './gallery/use-broken-photos.ts'
import { LatePart } from './late-part.tsx'
import './gallery.css'

/** `sizes` of the large picture: seven of twelve columns, full width below 1024 px. */
const SIZES = '(min-width: 75em) 43rem, (min-width: 64em) 54vw, 94vw'

const THUMB = { width: 160, height: 120 }

/** The large picture, with thumbnails when there are several; photos that cannot be loaded are left out; `frost` is a depth in cm. */
export function Gallery({ product, frost }: { product: Product; frost: number }) {
  const { broken, props } = useBrokenPhotos()
  const images = product.images.filter((photo) => !broken.has(photo))
  const pictures = toGallery({ ...product, images }, frost)
  const [chosenSrc, setChosenSrc] = useState('')
  const chosen = Math.max(
    0,
    pictures.findIndex(({ src }) => src === chosenSrc),
  )
  const current = pictures[chosen]
  if (!current) return null
  const { src, alt, kind, numbered = false } = current
  const isPhoto = kind === 'photo'
  const fallbackOf = (view: 'product' | 'plain') => pictureOf({ drawing: product.drawing }, view).src
  return (
    <div {...props}>
      <div className={isPhoto ? 'shot shot--photo' : 'shot'} data-photo={isPhoto ? src : undefined}>
        {!isPhoto ? (
          <>
            <GalleryDrawing picture={current} height={620} />
            {numbered && <LatePart name="numbers" product={product} />}
          </>
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
        <Thumbs
          pictures={pictures}
          chosen={chosen}
          onChoose={(index) => setChosenSrc(pictures[index]?.src ?? '')}
          size={THUMB}
          photoFallback={fallbackOf('plain')}
        />
      )}
    </div>
  )
}
