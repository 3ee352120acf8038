import { DEFAULT_PICTURE } from '@septic-shop/station-drawing/drawing-address.ts'
import { parseProjectAddress, toSmallSheet } from '@septic-shop/station-drawing/project/project-address.ts'
import type { ProjectSummary } from '../../../api/queries/queries.ts'
import { Picture } from '../../../ui/picture.tsx'
import { fallbackFor } from '../shopping/picture.ts'

/** Pixels of the small drawing. */
const SIZE = { width: 380, height: 250 }

/** `sizes` of a card's picture in one, two and three columns. */
const SIZES = '(min-width: 64em) 30vw, (min-width: 40em) 45vw, 92vw'

/** The drawing of the plot, or a photo of staff, with a fallback. */
export function cardPicture({ picture, alts, title }: ProjectSummary, first: boolean) {
  const drawn = picture === null || parseProjectAddress(picture) !== null
  const src = picture === null ? DEFAULT_PICTURE : toSmallSheet(picture)
  return (
    <Picture
      className="work__pic"
      src={src}
      alt={alts?.[src] ?? (drawn ? `Чертёж: ${title}` : `Фото: ${title}`)}
      sizes={SIZES}
      fallback={fallbackFor(src)}
      lazy={!first}
      {...SIZE}
    />
  )
}
