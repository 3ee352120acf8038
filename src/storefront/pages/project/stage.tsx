import { DEFAULT_PICTURE } from '@septic-shop/station-drawing/drawing-address.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { GalleryDrawing } from '../../parts/gallery/gallery-drawing.tsx'
import type { GalleryPicture } from '../../parts/gallery/gallery-picture.ts'
import { useSwipe } from './use-swipe.ts'

/** `sizes` of the large picture: seven of twelve columns, full width below 1024 px. */
const SIZES = '(min-width: 75em) 43rem, (min-width: 64em) 54vw, 94vw'

/** The chosen picture; a tap opens the large view, a swipe changes the picture. */
export function Stage({ picture, position, onMove, onOpen }: StageProps) {
  const { handlers, wasSwipe } = useSwipe((step) => onMove?.(step))
  const { src, alt, kind } = picture
  return (
    <figure>
      <div className={kind === 'photo' ? 'stage stage--photo' : 'stage'} {...handlers}>
        {kind === 'drawing' ? (
          <GalleryDrawing key={src} picture={picture} height={500} draggable={false} />
        ) : (
          <Picture
            key={src}
            src={src}
            alt={alt}
            sizes={SIZES}
            fallback={DEFAULT_PICTURE}
            width={760}
            height={500}
            lazy={false}
          />
        )}
        <button type="button" className="stage__open" onClick={() => !wasSwipe() && onOpen()}>
          <Icon name="search" />
          <span className="vh">Показать крупно</span>
        </button>
      </div>
      <figcaption className="stage__caption" aria-live="polite">
        {position !== null && <b>{position}</b>}
        <span> {alt}</span>
      </figcaption>
    </figure>
  )
}

type StageProps = {
  picture: GalleryPicture
  /** «1 из 3»; null when there is only one. */
  position: string | null
  onMove: ((step: 1 | -1) => void) | null
  onOpen: () => void
}
