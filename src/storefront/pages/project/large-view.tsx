import { DEFAULT_PICTURE } from '@septic-shop/station-drawing/drawing-address.ts'
import type { ReactNode } from 'react'
import { Dialog } from '../../../ui/dialog.tsx'
import { Picture } from '../../../ui/picture.tsx'
import type { GalleryPicture } from '../../parts/gallery/gallery-picture.ts'
import '../../../ui/dialog.css'
import './large-view.css'

/** Dialog with the picture in full size; on phones it scrolls horizontally. */
export function LargeView({ picture, open, onClose, children }: LargeViewProps) {
  return (
    <Dialog size="picture" open={open} onClose={onClose} title={picture.title} footer={children || undefined}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <div className="large-view" tabIndex={0}>
        <Picture
          key={picture.src}
          src={picture.src}
          alt={picture.alt}
          sizes="(min-width: 80em) 80rem, 94vw"
          fallback={DEFAULT_PICTURE}
          width={760}
          height={500}
        />
        <p className="large-view__hint">Рисунок шире экрана: двигайте его пальцем</p>
      </div>
    </Dialog>
  )
}

type LargeViewProps = {
  picture: GalleryPicture
  open: boolean
  onClose: () => void
  /** Buttons for previous and next picture. */
  children: ReactNode
}
