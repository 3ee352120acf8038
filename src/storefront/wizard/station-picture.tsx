import { DEFAULT_PICTURE } from '../shopping/picture.ts'
import type { Selection } from './use-selection.ts'
import './picture.css'

/** Of the view `plain`. */
export const SIZE = { width: 380, height: 300 }

/** The best model in the visitor's own ground; a dashed contour until there is one. */
export function StationPicture({ models, site, need }: Selection) {
  if (models.state !== 'found') return <UnknownStation />
  const [best] = models.fits
  return best ? (
    <models.parts.StationScene product={best.product} site={site} need={need} />
  ) : (
    <UnknownStation />
  )
}

/** A body of which nothing is known. */
export function UnknownStation() {
  return (
    <div className="scene">
      <img {...SIZE} loading="lazy" decoding="async" src={DEFAULT_PICTURE} alt="" />
    </div>
  )
}
