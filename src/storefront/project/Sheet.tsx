import { PicturePreload } from '../../ui/Picture.tsx'
import { behind } from '../shopping/picture.ts'
import type { GalleryPicture } from './gallery-pictures.ts'

/** Below this width a drawing has a sheet of its own, with larger figures; matches gallery.css. */
const NARROW = '(max-width: 39.99em)'
const WIDE = '(min-width: 40em)'

/** A drawing as the page's main picture, asked for before the browser has read so far. */
export function Sheet({ src, phoneSrc = src, alt }: GalleryPicture) {
  return (
    <picture>
      <PicturePreload src={src} media={WIDE} fetchPriority="high" />
      <PicturePreload src={phoneSrc} media={NARROW} fetchPriority="high" />
      <source media={NARROW} srcSet={phoneSrc} />
      <img
        loading="eager"
        fetchPriority="high"
        decoding="async"
        draggable={false}
        src={src}
        alt={alt}
        width={760}
        height={500}
        data-fallback={behind(src)}
      />
    </picture>
  )
}
