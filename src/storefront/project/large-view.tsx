import type { ReactNode } from 'react'
import { Dialog } from '../../ui/dialog.tsx'
import { Picture } from '../../ui/picture.tsx'
import type { GalleryPicture } from '../gallery/gallery-picture.ts'
import { DEFAULT_PICTURE } from '../shopping/picture.ts'
import './large-view.css'

/** The picture as large as the screen; on a phone it is wider than that and can be pushed. */
export function LargeView({ picture, open, onClose, children }: LargeViewProps) {
  return (
    <Dialog open={open} onClose={onClose} title={picture.title} footer={children || undefined}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what can be pushed must be reached by the keyboard */}
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
  /** Buttons that put another picture here. */
  children: ReactNode
}
