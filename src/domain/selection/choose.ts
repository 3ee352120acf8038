import { isDug } from '@septic-shop/plot/outfall.ts'
import { SLOPE } from '@septic-shop/plot/pipes.ts'
import {
  type Candidate,
  failuresOf,
  fits,
  gravityRules,
  isCertain,
  isLifted,
  isSureByGravity,
  judge,
  replaces,
  withoutPower,
  withPumpWell,
} from './candidate.ts'
import type { Model, Selectable } from './model.ts'
import { USUAL_DITCH } from './norms.ts'
import { isHighWater, type Plot, soaksAway } from './plot.ts'
import { type Preference, shortlist } from './shortlist.ts'

/** Whether the clean water can leave by gravity. */
export type Gravity = 'possible' | 'impossible' | 'unknown'

/** Models judged for a plot. */
export interface Choice<T extends Selectable> {
  judged: Candidate<T>[]
  /** At most three, best first. */
  chosen: Candidate<T>[]
  gravity: Gravity
}

/** Judges every model for the plot and chooses the best ones. */
export function choose<T extends Selectable>(plot: Plot, models: readonly Model<T>[]): Choice<T> {
  const asked = models.map((model) => judge(model, plot))
  const gravity = gravityOf(asked, plot)
  const judged = settle(asked, plot, gravity)
  return { judged, gravity, chosen: shortlist(judged.filter(fits), plot, preferenceOf(plot, gravity)) }
}

/** By those models that fit but for the discharge. */
function gravityOf(candidates: readonly Candidate<Selectable>[], plot: Plot): Gravity {
  const otherwiseFitting = candidates.filter(
    (one) =>
      one.model.kind !== 'septic' &&
      !isLifted(one) &&
      failuresOf(one).every((rule) => gravityRules.includes(rule)),
  )
  if (otherwiseFitting.some(isSureByGravity)) return 'possible'
  if (isHighWater(plot)) return 'impossible'
  return otherwiseFitting.length === 0 || otherwiseFitting.some(fits) ? 'unknown' : 'impossible'
}

/** Lets pump wells help gravity bodies out, and power cuts speak against pumps. */
function settle<T extends Selectable>(
  candidates: readonly Candidate<T>[],
  plot: Plot,
  gravity: Gravity,
): Candidate<T>[] {
  if (gravity === 'possible' && plot.site.powerCuts === true) {
    const sure = candidates.filter((one) => !isLifted(one) && isCertain(one))
    return candidates.map((one) =>
      isLifted(one) && sure.some((other) => replaces(other.model, one.model)) ? withoutPower(one) : one,
    )
  }
  if (gravity === 'possible') return [...candidates]
  const hasPump = candidates.some((one) => isLifted(one) && fits(one))
  return candidates.map((one) => {
    const isLow = one.model.kind === 'low'
    // While gravity is open, a low body stands for the pump that nobody sells in this size.
    const isHelped = gravity === 'unknown' ? isLow && !hasPump : (isLow && isHighWater(plot)) || !hasPump
    const canBeHelped = one.model.kind !== 'septic' && one.model.isPumped === false && isHelped
    return canBeHelped ? withPumpWell(one) : one
  })
}

function preferenceOf(plot: Plot, gravity: Gravity): Preference {
  const { site } = plot
  const isUnlikely =
    (isDug(plot.outfall) &&
      site.ditchDepth === null &&
      plot.inlet.from + plot.way.from * SLOPE - plot.fall > USUAL_DITCH) ||
    (soaksAway(plot) && site.groundWater === 'medium') ||
    site.soilType === 'quicksand'
  return {
    first: gravity === 'impossible' || (gravity === 'unknown' && isUnlikely) ? 'pump' : 'gravity',
    both: gravity === 'unknown',
    low: isHighWater(plot) || site.soilType === 'quicksand',
    septic: site.powerCuts === true && site.livingType !== null && site.livingType !== 'permanent',
  }
}
