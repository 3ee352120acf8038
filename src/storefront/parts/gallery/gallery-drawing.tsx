import { NARROW, PicturePreload, WIDE } from '../../../ui/picture.tsx'
import { fallbackFor } from '../shopping/picture.ts'
import type { GalleryPicture } from './gallery-picture.ts'

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
        data-fallback={fallbackFor(src)}
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
