import { UnknownStation } from './unknown-station.tsx'
import type { Selection } from './use-selection.ts'

/** The best model drawn with the visitor's answers; a dashed contour until there is one. */
export function StationPicture({ models, site, need }: Selection) {
  if (models.state !== 'found') return <UnknownStation />
  const [best] = models.fits
  return best ? (
    <models.parts.StationScene product={best.product} site={site} need={need} />
  ) : (
    <UnknownStation />
  )
}
