import { UnknownStation } from '../pictures/unknown-station.tsx'
import type { ShownSelection } from './use-selection.ts'

/** The best model drawn with the visitor's answers; a dashed contour until there is one. */
export function StationPicture({ parts, reckoned, site, state }: ShownSelection) {
  const best = state === 'ready' ? reckoned?.models[0] : undefined
  if (!best || !reckoned || !parts) return <UnknownStation />
  return (
    <parts.StationScene product={best.product} site={site} depth={reckoned.levels.inlet ?? site.pipeDepth} />
  )
}
