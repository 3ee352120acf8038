import type { RefObject } from 'react'
import { Picture } from '../../../ui/picture.tsx'
import { fallbackFor } from '../shopping/picture.ts'
import type { GalleryPicture } from './gallery-picture.ts'
import './thumbs.css'

/** Thumbnails of all pictures, as buttons. */
export function Thumbs({ pictures, chosen, onChoose, size, photoFallback, ref }: ThumbsProps) {
  return (
    <ul className="thumbs" ref={ref}>
      {pictures.map(({ thumb, title, kind }, index) => (
        <li
          key={thumb}
          // The early script hides a broken photo, which would repeat the drawing.
          data-or-nothing={kind === 'photo' && photoFallback ? '' : undefined}
          data-photo={kind === 'photo' ? thumb : undefined}
          suppressHydrationWarning
        >
          <button
            type="button"
            aria-label={title}
            aria-current={index === chosen || undefined}
            onClick={() => onChoose(index)}
          >
            <Picture
              src={thumb}
              alt=""
              sizes={`${size.width / 16}rem`}
              fallback={(kind === 'photo' && photoFallback) || fallbackFor(thumb)}
              width={size.width}
              height={size.height}
            />
          </button>
        </li>
      ))}
    </ul>
  )
}

type ThumbsProps = {
  pictures: readonly GalleryPicture[]
  chosen: number
  onChoose: (index: number) => void
  /** Largest size of a thumbnail in pixels. */
  size: { width: number; height: number }
  /** Picture of the same product: a photo that fails to load is left out, and the large one shows this. */
  photoFallback?: string
  ref?: RefObject<HTMLUListElement | null>
}
