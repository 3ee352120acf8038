import type { RefObject } from 'react'
import { Picture } from '../../ui/Picture.tsx'
import { behind } from '../shopping/picture.ts'
import type { GalleryPicture } from './gallery-pictures.ts'

/** A small button for every picture. */
export function Thumbs({ pictures, chosen, onChoose, ref }: ThumbsProps) {
  return (
    <ul className="gallery__thumbs" ref={ref}>
      {pictures.map(({ thumb, title }, index) => (
        <li key={thumb}>
          <button
            type="button"
            aria-label={title}
            aria-current={index === chosen || undefined}
            onClick={() => onChoose(index)}
          >
            <Picture src={thumb} alt="" sizes="12rem" fallback={behind(thumb)} width={190} height={125} />
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
  ref: RefObject<HTMLUListElement | null>
}
