import type { Candidate } from '../candidate.ts'
import type { Selectable } from '../model.ts'
import { isHighWater, type Plot, soaksAway } from '../plot.ts'
import { checkSoil, checkWell } from './outfall-rules.ts'

/** Why the well or field that was named takes no water: whatever else happens, the water has to go elsewhere. */
export type OutfallRefusal = 'wet' | 'clay' | 'close' | 'flooded'

/**
 * Whether the named well or field is certain to take no water from any of the chosen models, and the strongest cause:
 * water in its rings, clay, less than a metre to the ground water, high water. Null while that is open, and for other places.
 */
export function refusalOf(plot: Plot, chosen: readonly Candidate<Selectable>[]): OutfallRefusal | null {
  if (!soaksAway(plot) || chosen.length === 0) return null
  const { outfall, site } = plot
  // By the body alone: a pump behind it does not make the soil take more.
  const fails = (check: typeof checkWell) =>
    chosen.every(({ model }) => check(model, plot).state === 'failed')
  if (outfall === 'well' && (site.waterRings ?? 0) > 0) return 'wet'
  if (fails(checkSoil)) return 'clay'
  if (fails(checkWell)) return 'close'
  return isHighWater(plot) ? 'flooded' : null
}
