import { PicturePreload } from '../../ui/picture.tsx'
import { behind } from '../shopping/picture.ts'
import type { GalleryPicture } from './gallery-picture.ts'

/** Below this width a drawing has another sheet, with larger figures; must equal the galleries' style sheets. */
const NARROW = '(max-width: 39.99em)'
const WIDE = '(min-width: 40em)'

/** A drawing as the page's main picture, 760 wide, preloaded. */
export function GalleryDrawing({
  picture: { src, phoneSrc = src, alt },
  height,
  draggable,
}: GalleryDrawingProps) {
  return (
    <picture>
      <PicturePreload src={src} media={WIDE} fetchPriority="high" />
      <PicturePreload src={phoneSrc} media={NARROW} fetchPriority="high" />
      <source media={NARROW} srcSet={phoneSrc} />
      <img
        loading="eager"
        fetchPriority="high"
        decoding="async"
        draggable={draggable}
        src={src}
        alt={alt}
        width={760}
        height={height}
        data-fallback={behind(src)}
      />
    </picture>
  )
}

type GalleryDrawingProps = {
  picture: GalleryPicture
  height: number
  /** False where pictures are swiped. */
  draggable?: false
}
