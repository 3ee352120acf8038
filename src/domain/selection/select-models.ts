import type { SiteAnswers } from './answers.ts'
import {
  type Candidate,
  dischargeRules,
  failuresOf,
  fits,
  isCertain,
  isLifted,
  isSureByGravity,
  judge,
  replaces,
  withoutPower,
  withPumpWell,
} from './candidate.ts'
import { checkedRules } from './checked-rules.ts'
import { type Individual, individualReason } from './individual.ts'
import { type Levels, levelsOf } from './levels.ts'
import type { Load } from './load.ts'
import { type Selectable, toModel } from './model.ts'
import { RULES_VERSION, type RuleName, SLOPE, USUAL_DITCH } from './norms.ts'
import { isHighWater, isWaterKnown, type Plot, soaksAway, toPlot } from './plot.ts'
import { type Proposal, toProposals } from './proposals.ts'
import type { Range } from './range.ts'
import { type OutfallRefusal, refusalOf } from './refused-outfall.ts'
import { type Rejection, toRejections } from './rejections.ts'
import { isTwiceTheNeed, type Preference, shortlist } from './shortlist.ts'
import { type Anchoring, anchoringOf, plotWarnings } from './warnings.ts'

/** What the rules say of a house and its plot. */
export interface SelectedModels<T extends Selectable> {
  /** What was reckoned from. */
  plot: Plot
  chosen: Candidate<T>[]
  rulesVersion: string
  load: Pick<Load, 'litresPerDay' | 'salvo'>
  levels: Levels
  /** At most three, best first. */
  models: Proposal<T>[]
  /** Rules that could be checked with these answers. */
  rules: RuleName[]
  rejected: Rejection<T>[]
  individual: Individual | null
  /** Why the well or field that was named takes no water for certain. */
  refusal: OutfallRefusal | null
  /** Whether the clean water can leave by gravity. */
  gravity: 'possible' | 'impossible' | 'unknown'
  anchoring: Anchoring
  /** About the plot itself; those of each model contain them. */
  warnings: string[]
  /** Surface of the ground water in centimetres below the ground; null when unknown. */
  water: Range | null
}

/** Selects up to three models for a house and its plot by the rules of `rules-table.ts`. */
export function selectModels<T extends Selectable>(
  site: SiteAnswers,
  products: readonly T[],
): SelectedModels<T> {
  const plot = toPlot(site)
  const modelsSold = products.map(toModel)
  const reason = individualReason(plot, modelsSold)
  const isAsked = plot.load.residents !== null && reason === null
  const asked = isAsked ? modelsSold.map((model) => judge(model, plot)) : []
  const gravity = gravityOf(asked, plot)
  const judged = settle(asked, plot, gravity)
  const chosen = shortlist(judged.filter(fits), plot, preferenceOf(plot, gravity))
  const individual = reason ?? (isAsked && chosen.length === 0 ? 'catalogue' : null)
  const models = toProposals(chosen, plot)
  const levels = levelsOf(plot, chosen[0])
  return {
    plot,
    chosen,
    rulesVersion: RULES_VERSION,
    load: { litresPerDay: plot.load.litresPerDay, salvo: plot.load.salvo },
    levels,
    models,
    rules: checkedRules(plot),
    rejected: toRejections(judged, chosen),
    individual,
    refusal: refusalOf(plot, chosen),
    gravity,
    anchoring: anchoringOf(plot),
    warnings: plotWarnings(plot),
    water: isWaterKnown(plot) ? plot.water : null,
  }
}

/** Every model that may be needed on this plot, twice the size left out: what a station may cost while much is unknown. */
export function findPossible<T extends Selectable>(site: SiteAnswers, products: readonly T[]): T[] {
  const plot = toPlot(site)
  return products
    .map((product) => judge(toModel(product), plot))
    .filter((candidate) => fits(candidate) && !isTwiceTheNeed(candidate.model.capacity, plot.load))
    .map(({ model }) => model.product)
}

/** By those models that fit but for the discharge. */
function gravityOf(
  candidates: readonly Candidate<Selectable>[],
  plot: Plot,
): SelectedModels<Selectable>['gravity'] {
  const otherwiseFitting = candidates.filter(
    (one) =>
      one.model.kind !== 'septic' &&
      !isLifted(one) &&
      failuresOf(one).every((rule) => dischargeRules.includes(rule)),
  )
  if (otherwiseFitting.some(isSureByGravity)) return 'possible'
  if (isHighWater(plot)) return 'impossible'
  return otherwiseFitting.length === 0 || otherwiseFitting.some(fits) ? 'unknown' : 'impossible'
}

/** Lets pump wells help gravity bodies out, and power cuts speak against pumps. */
function settle<T extends Selectable>(
  candidates: readonly Candidate<T>[],
  plot: Plot,
  gravity: SelectedModels<T>['gravity'],
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

function preferenceOf(plot: Plot, gravity: SelectedModels<Selectable>['gravity']): Preference {
  const { site } = plot
  const isUnlikely =
    (plot.outfall === 'ditch' &&
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
